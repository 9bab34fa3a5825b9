import { type RefObject, useState } from "react";
import { createPortal } from "react-dom";
import type { Picture } from "../../draft.ts";
import { words } from "../../words/words.ts";
import { PictureUpload } from "./PictureUpload.tsx";

type PictureChoiceProps = {
  dialog: RefObject<HTMLDialogElement | null>;
  pictures: readonly Picture[];
  onChoose: (name: string) => void;
};

/** A dialog with the pictures of the website and an upload. */
export function PictureChoice({ dialog, pictures, onChoose }: PictureChoiceProps) {
  const [upload, setUpload] = useState<{ file: File; address: string }>();
  const take = (file: File | undefined) =>
    file && setUpload({ file, address: URL.createObjectURL(file) });
  const chosen = (name: string) => {
    setUpload(undefined);
    onChoose(name);
  };
  // HTML allows no form inside another.
  return createPortal(
    <dialog
      ref={dialog}
      className="window"
      aria-label={words.choosePicture}
      onClose={() => setUpload(undefined)}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="titled">
        <h2>{upload ? words.describe : words.choosePicture}</h2>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      {upload ? (
        <PictureUpload {...upload} onDone={chosen} onBack={() => setUpload(undefined)} />
      ) : (
        <>
          <label className="drop">
            {words.upload}
            <small className="help">{words.uploadHelp}</small>
            <input
              autoFocus
              type="file"
              className="unseen"
              // Without HEIC in the list a phone hands over a JPEG.
              accept="image/jpeg,image/png,image/webp,image/avif"
              onChange={({ target }) => take(target.files?.[0])}
            />
          </label>
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
