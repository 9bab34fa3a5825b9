import { MIN_PHOTO_PX } from "../../site/content/files/master-size.ts";

const SEEN_LATER = "Visitors see it once you publish.";

/** All words of the desk itself. Labels and help of fields are in the schema. */
export const words = {
  desk: "The desk",
  site: "Your website",
  closed: "The desk does not answer. Open it again: what you typed is kept here.",
  offline: "No connection. Your words are kept here.",
  loading: "One moment …",
  siteLoads: "Your website is loading …",
  publish: "Publish",
  isPublishing: "Publishing …",
  history: "History",
  everything: (unsaved: number) =>
    unsaved === 0 ? "Everything" : `Everything · ${unsaved} not saved`,
  close: "Close",
  save: "Save",
  saving: "Saving …",
  saved: `Saved. ${SEEN_LATER}`,
  notYet: "Not saved yet: press Save.",
  unchanged: "Nothing was changed.",
  undo: "Undo",
  undone: "Undone.",
  notSaved: (problems: number) =>
    problems === 1
      ? "Not saved yet: see the field."
      : `Not saved yet: ${problems} things to correct.`,
  discard: "Back to what is saved",
  wordsAreBack: "Your words are back. They are not saved yet.",
  unsaved: "Typed and not saved",
  howToEdit: "Click any words or picture on the page, or choose them under Everything.",
  goToPage: "Go to page",
  changedMost: "Changed most",
  /** The fields that owners change most. */
  often: {
    "business#schedules.opening.days": "Opening hours",
    "business#holidays": "Holidays and single days",
    "business#phone": "Phone",
    "announcements#items": "Announcements",
    "testimonials#items": "Reviews",
    "gallery#images": "Gallery",
    "pages/home#featured": "The six treatments of the home page",
    "business#film": "The film of the home page",
  },
  files: {
    business: "Hours, address and facts",
    photos: "Pictures",
    promotion: "Pop-up",
    redirects: "Old addresses",
    testimonials: "Reviews",
  } as Readonly<Record<string, string>>,
  clinic: "The clinic",
  picture: (name: string) => `Picture “${name}”`,
  moveUp: "Move up",
  moveDown: "Move down",
  way: "Where this field is",
  alsoHere: "Also here",
  optional: "(may be left empty)",
  changeEverywhere: "Change it everywhere",
  takeAway: "Remove",
  /** Why no entry of a list can be removed, or none added. */
  kept: (count: number, least: number, most: number) =>
    least === most
      ? `There are always ${least}: change one instead of removing it.`
      : count >= most
        ? `There is room for ${most}: remove one before you add another.`
        : `At least ${least} stay. Add one before you remove another.`,
  choosePicture: "Choose a picture",
  anotherPicture: "Another picture",
  describePicture: "Describe it",
  describe: "Say what it shows",
  upload: "Upload a picture",
  uploadHelp: `A photo as your phone or camera takes it, or a JPEG, PNG, WebP or AVIF, of any shape with at least ${MIN_PHOTO_PX} pixels on each side. Each page shows the part around its subject.`,
  altHelp: "A short sentence, such as: Folded towels beside a window.",
  usePicture: "Use this picture",
  sending: "Sending …",
  backToPictures: "Back to the pictures",
  letters: (count: number, most: number) => `${count} of at most ${most} letters.`,
  tooShort: (count: number, least: number) =>
    count === 0
      ? "Please write something here."
      : `This has ${count} letters. It needs at least ${least}.`,
  add: (entry: string) => `Add: ${entry}`,
  notSent: "Not published: no connection.",
  nothingChanged: "Everything saved is published.",
  putBack: "Put back",
  of: (deed: string, place: string) => `${deed}: ${place}`,
  wasPutBack: `It is put back in your draft. ${SEEN_LATER}`,
  changedSince:
    "Already put back, or changed again since. If it was changed again, put the newer change back first.",
  /** @param isWaiting the last publication is not live yet */
  publishAll: (count: number, isWaiting: boolean) =>
    [isWaiting ? "Make it live" : "Publish", "Publish 1 change"][count] ??
    `Publish ${count} changes`,
  publishing: "Publishing",
  goesOn: "It goes on until visitors see it. You may close the desk.",
  said: "For whoever looks after the website",
  step: (at: number, of: number, name: string) => `Step ${at} of ${of}: ${name} …`,
  steps: {
    reading: "Reading what is published",
    checking: "Checking the words",
    building: "Building the whole website",
    sending: "Sending",
    "going live": "Going live",
  },
  at: (message: string, time: string) => `${message.replace(/\.$/, "")}, ${time}`,
  noHistory: "Nothing was published at the desk yet.",
};
