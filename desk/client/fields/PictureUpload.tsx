import { useEffect, useId, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { masterSize } from "../../../site/content/master-size.ts";
import { ask } from "../ask.ts";
import { words } from "../words.ts";

type PictureUploadProps = { file: File; onDone: (name: string) => void; onBack: () => void };

const SHAPE = masterSize.width / masterSize.height;

/** The part of a new picture that is taken, and what it shows. Its entry in the list is made by sending it. */
export function PictureUpload({ file, onDone, onBack }: PictureUploadProps) {
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<{ percent: Area; pixels: Area }>();
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const id = useId();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const tooSmall = part && isTooSmall(part.pixels) ? words.tooSmall(part.pixels) : "";
  const send = async (alt: string) => {
    if (!part) return;
    setSending(true);
    const { x, y, width, height } = part.percent;
    const query = new URLSearchParams({
      file: file.name,
      alt,
      x: `${x}`,
      y: `${y}`,
      width: `${width}`,
      height: `${height}`,
    });
    try {
      const { name } = await ask<{ name: string }>(`picture?${query}`, file);
      onDone(name);
    } catch (error) {
      setProblem((error as Error).message);
      setSending(false);
    }
  };
  return (
    <div className="upload">
      {address && (
        <div className="crop">
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={SHAPE}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(percent, pixels) => setPart({ percent, pixels })}
            mediaProps={{ alt: "", onError: () => setProblem(words.noPicture) }}
            cropperProps={{ role: "group", "aria-label": words.part }}
          />
        </div>
      )}
      <label htmlFor={`${id}-zoom`}>{words.zoom}</label>
      <input
        id={`${id}-zoom`}
        // biome-ignore lint/a11y/noAutofocus: it stands in a window, and what had the keyboard is gone.
        autoFocus
        type="range"
        min={1}
        max={3}
        step={0.01}
        value={zoom}
        onChange={({ target }) => setZoom(Number(target.value))}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The form around the window is another.
          event.stopPropagation();
          void send(String(new FormData(event.currentTarget).get("alt")));
        }}
      >
        <label htmlFor={`${id}-alt`}>{words.alt}</label>
        <textarea
          id={`${id}-alt`}
          name="alt"
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
          {problem || tooSmall}
        </p>
        <div className="buttons">
          <button type="submit" className="main" disabled={isSending || !part || tooSmall !== ""}>
            {isSending ? words.sending : words.usePicture}
          </button>
          <button type="button" onClick={onBack}>
            {words.back}
          </button>
        </div>
      </form>
    </div>
  );
}

function isTooSmall({ width, height }: Area): boolean {
  return width < masterSize.width || height < masterSize.height;
}
