import { useEffect, useState } from "react";
import { bytesProblem, sizeProblem, unreadable } from "../../../site/media/picture-problem.ts";
import { fileSchemaOf } from "../../desk-files.ts";
import { schemaAtPath } from "../../file-schema.ts";
import { words } from "../../words/words.ts";
import { ask, type Refused } from "../ask.ts";
import { Labelled } from "./Labelled.tsx";

const alternativeText = schemaAtPath(fileSchemaOf("photos"), ["items", 0, "alt"]);
const { title = "", minLength = 0, maxLength } = alternativeText;
const described = { ...alternativeText, description: words.altHelp };

type PictureUploadProps = {
  file: File;
  /** Of the file, in this browser. */
  address: string;
  onDone: (name: string) => void;
  onBack: () => void;
};

/** Asks for the alternative text of a new picture, and uploads it. */
export function PictureUpload({ file, address, onDone, onBack }: PictureUploadProps) {
  const { refusal, refuse, problem, isSending, send } = useUpload(file, onDone);
  return (
    <form
      className="upload"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React would pass the event on to the form around the dialog.
        event.stopPropagation();
        void send(String(new FormData(event.currentTarget).get("alt")));
      }}
    >
      <img
        src={address}
        alt=""
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          refuse(sizeProblem(file.name, { width, height, bytes: file.size }))
        }
        onError={() => refuse(bytesProblem(file.name, file.size) ?? unreadable(file.name))}
      />
      <p className="problem" role="alert">
        {refusal ?? problem.upload}
      </p>
      <Labelled path={[]} label={title} schema={described} isRequired problem={problem.alt}>
        {(input) => (
          <textarea
            {...{ ...input, name: "alt", maxLength, rows: 2, readOnly: isSending }}
            // biome-ignore lint/a11y/noAutofocus: it stands in a window, and what had the keyboard is gone.
            autoFocus
          />
        )}
      </Labelled>
      <div className="buttons">
        {/* A button that is disabled loses the keyboard. */}
        <button type="submit" className="main" aria-disabled={isSending || refusal !== undefined}>
          {isSending ? words.sending : words.usePicture}
        </button>
        <button type="button" onClick={onBack}>
          {words.backToPictures}
        </button>
      </div>
    </form>
  );
}

/** Sends the picture with its description. Whoever goes back before the answer gives the upload up. */
function useUpload(file: File, onDone: (name: string) => void) {
  /** Why this file cannot be used, whatever its description is. */
  const [refusal, refuse] = useState(bytesProblem(file.name, file.size));
  const [problem, setProblem] = useState({ alt: "", upload: "" });
  const [isSending, setSending] = useState(false);
  const [upload] = useState(() => new AbortController());
  useEffect(() => () => upload.abort(), [upload]);

  const send = async (alt: string) => {
    if (isSending || refusal !== undefined) return;
    const { length } = alt.trim();
    if (length < minLength)
      return setProblem({ ...problem, alt: words.tooShort(length, minLength) });
    setProblem({ alt: "", upload: "" });
    setSending(true);
    try {
      const query = new URLSearchParams({ file: file.name, alt });
      const { name } = await ask<{ name: string }>(`picture?${query}`, file, upload.signal);
      if (!upload.signal.aborted) onDone(name);
    } catch (error) {
      const { problems, message } = error as Refused;
      const alt = problems.map(({ message }) => message).join("\n");
      setProblem({ alt, upload: alt ? "" : message });
      setSending(false);
    }
  };
  return { refusal, refuse, problem, isSending, send };
}
