import { useEffect, useId, useState } from "react";
import { words } from "../../words/words.ts";
import { ask, type Refused } from "../ask.ts";
import { Aim } from "./FocusField.tsx";

type PictureUploadProps = { file: File; onDone: (name: string) => void; onBack: () => void };

/** Asks for the subject and the alternative text of a new picture, and uploads it. */
export function PictureUpload({ file, onDone, onBack }: PictureUploadProps) {
  const [address, setAddress] = useState("");
  const [focus, setFocus] = useState("50% 50%");
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const id = useId();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const send = async (alt: string) => {
    setSending(true);
    try {
      const query = new URLSearchParams({ file: file.name, alt, focus });
      const { name } = await ask<{ name: string }>(`picture?${query}`, file);
      onDone(name);
    } catch (error) {
      setProblem((error as Refused).sentences);
      setSending(false);
    }
  };
  return (
    <form
      className="upload"
      onSubmit={(event) => {
        event.preventDefault();
        // React would pass the event on to the form around the dialog.
        event.stopPropagation();
        void send(String(new FormData(event.currentTarget).get("alt")));
      }}
    >
      <p>{words.middle}</p>
      {address && <Aim id={`${id}-across`} src={address} value={focus} onAim={setFocus} />}
      <label htmlFor={`${id}-alt`}>{words.alt}</label>
      <textarea
        id={`${id}-alt`}
        name="alt"
        // biome-ignore lint/a11y/noAutofocus: it stands in a window, and what had the keyboard is gone.
        autoFocus
        required
        minLength={10}
        maxLength={220}
        rows={2}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className="help">
        {words.altHelp}
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="buttons">
        <button type="submit" className="main" disabled={isSending}>
          {isSending ? words.sending : words.usePicture}
        </button>
        <button type="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </form>
  );
}
