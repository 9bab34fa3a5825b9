import type { SocialPost } from "./types.ts";

/** Sample ids: they lead nowhere until the clinic's own take their place. */
export const socialPosts: readonly SocialPost[] = [
  {
    id: 1,
    postId: "SAMPLEID1",
    postUrl: "https://www.instagram.com/p/SAMPLEID1/",
    photo: "vase",
    caption: "Sun through a window still reaches your skin. The desk by the glass counts.",
  },
  {
    id: 2,
    postId: "SAMPLEID2",
    postUrl: "https://www.instagram.com/p/SAMPLEID2/",
    photo: "towels",
    caption: "Laundry day, with the good linen folded and the salt jar filled.",
  },
  {
    id: 3,
    postId: "SAMPLEID3",
    postUrl: "https://www.instagram.com/p/SAMPLEID3/",
    photo: "sand",
    caption: "A word for patience: skin renews itself on its own calendar.",
  },
];
