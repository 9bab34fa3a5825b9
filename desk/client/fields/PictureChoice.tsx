import { type RefObject, useState } from "react";
import { createPortal } from "react-dom";
import type { Picture } from "../draft.ts";
import { words } from "../words.ts";
import { PictureUpload } from "./PictureUpload.tsx";

type PictureChoiceProps = {
  dialog: RefObject<HTMLDialogElement | null>;
  pictures: readonly Picture[];
  onChoose: (name: string) => void;
};

/** The pictures of the website, and a place for another, in a window of its own. */
export function PictureChoice({ dialog, pictures, onChoose }: PictureChoiceProps) {
  const [file, setFile] = useState<File>();
  const take = (files: FileList | null) => files?.[0] && setFile(files[0]);
  const chosen = (name: string) => {
    setFile(undefined);
    onChoose(name);
  };
  // A form stands in no other form.
  return createPortal(
    <dialog
      ref={dialog}
      className="window"
      aria-label={words.choosePicture}
      onClose={() => setFile(undefined)}
      onKeyDown={(event) => event.stopPropagation()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <header>
        <h2>{file ? words.cutAndDescribe : words.choosePicture}</h2>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
      {file ? (
        <PictureUpload file={file} onDone={chosen} onBack={() => setFile(undefined)} />
      ) : (
        <>
          <label className="drop">
            {words.upload}
            <small>{words.uploadHelp}</small>
            {/* A phone that keeps HEIC hands over a JPEG where nothing else is asked for. */}
            <input
              type="file"
              className="unseen"
              accept="image/jpeg,image/png"
              onChange={({ target }) => take(target.files)}
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
