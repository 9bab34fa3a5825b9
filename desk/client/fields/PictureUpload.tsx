import { useState } from "react";
import { sizeProblem, unreadable } from "../../../site/media/picture-problem.ts";
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
};

/** Asks for the alternative text of a new picture, and uploads it. */
export function PictureUpload({ file, address, onDone }: PictureUploadProps) {
  const { problem, refuse, isSending, send } = useUpload(file, onDone);
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
        onError={() => refuse(unreadable(file.name))}
      />
      <p className="problem" role="alert">
        {problem.file}
      </p>
      <Labelled path={[]} label={title} schema={described} isRequired problem={problem.alt}>
        {(input) => (
          // biome-ignore lint/a11y/noAutofocus: it stands in a window, and what had the keyboard is gone.
          <textarea {...{ ...input, name: "alt", maxLength, rows: 2 }} autoFocus />
        )}
      </Labelled>
      <button type="submit" className="main" disabled={isSending}>
        {isSending ? words.sending : words.usePicture}
      </button>
    </form>
  );
}

/** Sends the picture with its description. */
function useUpload(file: File, onDone: (name: string) => void) {
  const [problem, setProblem] = useState({ alt: "", file: "" });
  const [isSending, setSending] = useState(false);

  const send = async (alt: string) => {
    const { length } = alt.trim();
    if (length < minLength) return setProblem({ alt: words.tooShort(length, minLength), file: "" });
    setSending(true);
    try {
      const query = new URLSearchParams({ file: file.name, alt });
      const { name } = await ask<{ name: string }>(`picture?${query}`, file);
      onDone(name);
    } catch (error) {
      const { problems, message } = error as Refused;
      const alt = problems.map(({ message }) => message).join("\n");
      setProblem({ alt, file: alt ? "" : message });
      setSending(false);
    }
  };
  const refuse = (file = "") => setProblem({ alt: "", file });
  return { problem, refuse, isSending, send };
}
