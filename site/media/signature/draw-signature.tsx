import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Signature, signatureKinds } from "../../../content-model/schema/signature.ts";
import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { Paper, type Room } from "./ink.tsx";
import * as blade from "./kinds/blade.tsx";
import * as calendar from "./kinds/calendar.tsx";
import * as clock from "./kinds/clock.tsx";
import * as gel from "./kinds/gel.tsx";
import * as lift from "./kinds/lift.tsx";
import * as motion from "./kinds/motion.tsx";
import * as needles from "./kinds/needles.tsx";
import * as pattern from "./kinds/pattern.tsx";
import * as spiral from "./kinds/spiral.tsx";
import * as visits from "./kinds/visits.tsx";
import * as weeks from "./kinds/weeks.tsx";

export type Shape = "wide" | "narrow";
/** The path of a line drawing of the clinic, such as "face". */
export type LineDrawing = (name: string) => string;
type Drawn = Pick<Treatment, "steps"> & { signature: Signature };

/** The width and height of each kind. */
const rooms = {
  weeks: weeks.rooms,
  visits: visits.rooms,
  clock: clock.rooms,
  spiral: spiral.rooms,
  calendar: calendar.rooms,
  needles: needles.rooms,
  gel: gel.rooms,
  pattern: pattern.rooms,
  motion: motion.rooms,
  blade: blade.rooms,
  lift: lift.rooms,
};

/** How large a treatment's drawing is, in units. */
export function roomOf(signature: Signature, shape: Shape): Room {
  const kind = signatureKinds.find((name) => signature[name]) ?? "weeks";
  const [width, height] = rooms[kind][shape];
  return { width, height, isWide: shape === "wide" };
}

/** A treatment's drawing as SVG, its words as `<text>` and its colours as the clinic's tokens. */
export function drawSignature(treatment: Drawn, shape: Shape, line: LineDrawing): string {
  const room = roomOf(treatment.signature, shape);
  return renderToStaticMarkup(
    <Paper room={room}>
      <Kind {...treatment} room={room} line={line} />
    </Paper>,
  );
}

type KindProps = Drawn & { room: Room; line: LineDrawing };

function Kind({ signature, steps, room, line }: KindProps): ReactNode {
  const titles = steps.map(({ title }) => title);
  if (signature.weeks) return <weeks.Weeks data={signature.weeks} room={room} />;
  if (signature.visits) return <visits.Visits data={signature.visits} room={room} />;
  if (signature.clock) return <clock.Clock data={signature.clock} steps={titles} room={room} />;
  if (signature.spiral) return <spiral.Spiral data={signature.spiral} steps={titles} room={room} />;
  if (signature.calendar) return <calendar.Calendar data={signature.calendar} room={room} />;
  if (signature.needles) return <needles.Needles data={signature.needles} room={room} />;
  if (signature.gel) return <gel.Gel data={signature.gel} room={room} />;
  if (signature.pattern)
    return <pattern.Pattern data={signature.pattern} room={room} line={line} />;
  if (signature.motion) return <motion.Motion data={signature.motion} room={room} />;
  if (signature.blade) return <blade.Blade data={signature.blade} room={room} />;
  if (signature.lift) return <lift.Lift data={signature.lift} room={room} line={line} />;
  return null;
}
