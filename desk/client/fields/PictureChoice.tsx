import { type RefObject, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { sizeProblem, unreadable } from "../../../site/media/picture-problem.ts";
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
  /** The description, which another file after a refusal keeps. */
  const typed = useRef("");
  const chosen = (name: string) => {
    typed.current = "";
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
        <PictureUpload {...{ file, typed }} onDone={chosen} onBack={() => setFile(undefined)} />
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
              accept="image/jpeg,image/png,image/webp,image/avif"
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

/** Said before the picture is described, because most refused pictures are too small. */
async function problemOf(file: File): Promise<string | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return sizeProblem(file.name, { width: image.naturalWidth, height: image.naturalHeight });
  } catch {
    return unreadable(file.name);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
