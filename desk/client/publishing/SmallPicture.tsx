import { useEffect, useState } from "react";
import { askForPicture } from "../ask.ts";

/** A picture as it is or was, by git's name for it; what it shows is said beside it. */
export function SmallPicture({ blob }: { blob: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const asked = askForPicture(`publishing/picture?blob=${blob}`).then(URL.createObjectURL);
    asked.then(setAddress, () => setAddress(undefined));
    return () => void asked.then(URL.revokeObjectURL, () => {});
  }, [blob]);
  return address ? <img src={address} alt="" /> : null;
}
