import { type RefObject, useState } from "react";
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
  const [upload, setUpload] = useState<Upload>();
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
          <FileInput onUpload={setUpload} />
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

type Upload = { file: File; address: string };

/** Takes a file, or says before it is described why it cannot be used. */
function FileInput({ onUpload }: { onUpload: (upload: Upload) => void }) {
  const [said, setSaid] = useState("");
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSaid(words.loading);
    const address = URL.createObjectURL(file);
    const problem = await problemOf(file, address);
    setSaid(problem ?? "");
    if (!problem) onUpload({ file, address });
  };
  return (
    <>
      <label className="drop">
        {words.upload}
        <small className="help">{words.uploadHelp}</small>
        <input
          // biome-ignore lint/a11y/noAutofocus: it stands in a window, and replaces what had the focus.
          autoFocus
          type="file"
          className="unseen"
          // Without HEIC in the list a phone hands over a JPEG.
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      <p role="status">{said}</p>
    </>
  );
}

async function problemOf(file: File, address: string): Promise<string | undefined> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return sizeProblem(file.name, { width, height, bytes: file.size });
  } catch {
    return unreadable(file.name);
  }
}
