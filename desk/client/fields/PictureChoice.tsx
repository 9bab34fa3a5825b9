import { type RefObject, useState } from "react";
import { createPortal } from "react-dom";
import type { Picture } from "../../draft.ts";
import { bytesProblem, heicProblem, type Size, sizeProblem } from "../../picture-size.ts";
import { words } from "../../words/words.ts";
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
    setSaid(words.loading);
    const problem = await problemOf(chosen);
    setSaid(problem ?? "");
    if (!problem) setFile(chosen);
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
              // Without HEIC in the list a phone hands over a JPEG.
              accept="image/jpeg,image/png"
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

async function problemOf(file: File): Promise<string | undefined> {
  const { name, size } = file;
  const header = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  const problem = bytesProblem(name, size) ?? heicProblem(name, header);
  if (problem) return problem;
  const shown = await sizeOf(file);
  return shown ? sizeProblem(name, shown) : words.unreadable(name);
}

/** Undefined for a file that the browser cannot show. */
function sizeOf(file: File): Promise<Size | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  return new Promise<Size | undefined>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
  }).finally(() => URL.revokeObjectURL(image.src));
}
