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
  transit: "M6 4.5h12v11H6zM6 10.5h12M8.5 15.5l-2 4M15.5 15.5l2 4M9 13h.01M15 13h.01",
  plane: "M3.5 13.5 20.5 5l-5 15-3.5-6.5zM12 13.5l4-4.5",
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
