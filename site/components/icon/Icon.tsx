/** Paths on a 24-unit grid, for a 1.5-unit line. */
const paths = {
  arrow: "M4 12h16m-6-6 6 6-6 6",
  back: "M20 12H4m6-6-6 6 6 6",
  chevron: "m6 9.5 6 6 6-6",
  close: "M5.5 5.5l13 13m0-13-13 13",
  menu: "M4 8h16M4 16h16",
  phone:
    "M6.6 3.8 9 4.4l1.3 4-2 1.7a12 12 0 0 0 5.6 5.6l1.7-2 4 1.3.6 2.4c-.4 1.8-1.6 2.8-3.4 2.8A13.2 13.2 0 0 1 3.8 7.2c0-1.8 1-3 2.8-3.4z",
  pause: "M9 6v12M15 6v12",
  play: "M8.5 5.5v13l10-6.5z",
  car: "M4 16.5v-4l2.2-5h11.6l2.2 5v4zM4 12.5h16M7 16.5v2M17 16.5v2",
  transit: "M5.5 4.5h13v12.5h-13zM5.5 11.5h13M8 17v2.5M16 17v2.5M8.5 14.25h.01M15.5 14.25h.01",
  plane:
    "M12 3c.9 0 1.5 1 1.5 2.5v4L21 14v2l-7.5-2.2V18l2 1.6V21L12 20l-3.5 1v-1.4l2-1.6v-4.2L3 16v-2l7.5-4.5v-4C10.5 4 11.1 3 12 3z",
  check: "m5 12.5 4.5 4.5L19 7.5",
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon. Screen readers ignore it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
