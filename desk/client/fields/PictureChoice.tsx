import { type RefObject, useState } from "react";
import { createPortal } from "react-dom";
import type { Picture } from "../../draft.ts";
import { bytesProblem, type Size, sizeProblem } from "../../picture-size.ts";
import { words } from "../../words/words.ts";
import { askForPicture } from "../ask.ts";
import { PictureUpload } from "./PictureUpload.tsx";

type PictureChoiceProps = {
  dialog: RefObject<HTMLDialogElement | null>;
  pictures: readonly Picture[];
  onChoose: (name: string) => void;
};

/** A dialog with the pictures of the website and an upload. */
export function PictureChoice({ dialog, pictures, onChoose }: PictureChoiceProps) {
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState("");
  const take = async (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    try {
      setSaid(words.loading);
      const tooLarge = bytesProblem(chosen.name, chosen.size);
      if (tooLarge) return setSaid(tooLarge);
      const picture = HEIC.test(chosen.name) ? await jpegOf(chosen) : chosen;
      const size = await sizeOf(picture);
      const problem = size ? sizeProblem(chosen.name, size) : words.unreadable(chosen.name);
      setSaid(problem ?? "");
      if (!problem) setFile(picture);
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  const chosen = (name: string) => {
    setFile(undefined);
    onChoose(name);
  };
  // HTML allows no form inside another.
  return createPortal(
    <dialog
      ref={dialog}
      className="window"
      aria-label={words.choosePicture}
      onClose={() => setFile(undefined)}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="titled">
        <h2>{file ? words.describe : words.choosePicture}</h2>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      {file ? (
        <PictureUpload file={file} onDone={chosen} onBack={() => setFile(undefined)} />
      ) : (
        <>
          <label className="drop">
            {words.upload}
            <small>{words.uploadHelp}</small>
            <input
              // It replaces the element that had the focus.
              autoFocus
              type="file"
              className="unseen"
              accept="image/jpeg,image/png,.heic,.heif"
              onChange={({ target }) => take(target.files)}
            />
          </label>
          <p role="status">{said}</p>
          <ul className="pictures">
            {pictures.map(({ name, alt }) => (
              <li key={name}>
                <button type="button" onClick={() => chosen(name)}>
                  <img src={`/desk/pictures/${name}.jpg`} alt={alt} loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>,
    document.body,
  );
}

const HEIC = /\.hei[cf]$/i;

/** Undefined for a file that the browser cannot show. */
function sizeOf(file: File): Promise<Size | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  return new Promise<Size | undefined>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
  }).finally(() => URL.revokeObjectURL(image.src));
}

/** The format of iPhones, which few browsers show. */
async function jpegOf(heic: File): Promise<File> {
  const picture = await askForPicture("heic", heic);
  return new File([picture], heic.name.replace(HEIC, ".jpg"), { type: "image/jpeg" });
}
