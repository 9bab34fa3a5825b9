import { address, email, social } from "../business.ts";
import type { PlainPageContent } from "../types.ts";

export const privacyPage: PlainPageContent = {
  metadata: {
    title: "Privacy",
    description:
      "What this website does with the details you send: what the form is for, who reads it, how long anything stays, and what loads only on a click.",
    keywords: ["privacy", "personal information", "appointment form", `clinic ${address.city}`],
    photo: "sand",
  },
  heading: "Privacy, *in plain words*",
  lead: "You can read this site without telling us who you are. The appointment form is the only place that asks for your details.",
  sections: [
    {
      heading: "What the form does",
      paragraphs: [
        "It sends us your first and last name, your email address, your phone number, the service you chose and your message. We use them to answer you and to arrange your visit, and for nothing else.",
        "Please leave medical details out. Health questions belong in the consultation, and the notes we take there are a separate matter from this website.",
      ],
    },
    {
      heading: "Who reads it",
      paragraphs: [
        "Your request reaches us as an email. The people who handle our appointments read it, and whoever will see you at your first visit may read it too.",
        "We do not sell it, pass it to advertisers or add you to a mailing list. Our reply carries no promotion.",
      ],
    },
    {
      heading: "How long it stays",
      paragraphs: [
        "On the website’s server: nothing you wrote remains after delivery. As soon as the email is on its way, your details are erased there, and the bare receipt number that is left follows soon afterwards.",
        "A request that cannot be delivered is kept encrypted until it is, so that a failure of the mail does not lose it. Should it prove undeliverable for good, it is deleted after ninety days at the latest.",
        "The email itself stays in our inbox for as long as we need it to answer you and arrange your visit. You may ask us to delete it sooner.",
      ],
    },
    {
      heading: "Where it is processed",
      // To be confirmed by the owner before launch: where the server stands, and who carries the clinic's mail.
      paragraphs: [
        "On the clinic’s own server in Canada. From there your request travels as an email, through the service that carries our mail.",
      ],
    },
    {
      heading: "Cookies and your browser",
      paragraphs: [
        "This website sets no cookies. When you dismiss the invitation on the home page, your browser keeps one flag for the rest of that session, so that it stays dismissed. The flag is never sent to us.",
      ],
    },
    {
      heading: "Keeping out junk",
      paragraphs: [
        "The server counts requests from each network address for a short time, so that a machine cannot flood us. A form filled oddly fast is marked as possible junk and delivered all the same; a person decides.",
        "Our logs identify a request by its number. What you typed does not appear in them.",
      ],
    },
    {
      heading: "Posts, maps and films from others",
      paragraphs: [
        `${social.provider} posts, the map from OpenStreetMap and any film from a video service load only on a click. Until you click, the provider learns nothing of your visit from this page. Afterwards its own terms apply.`,
        "Links that lead away from this site open another company’s pages, where we have no say.",
      ],
    },
    {
      heading: "What you can ask of us",
      paragraphs: [
        `You may ask what we hold about you, have it corrected, or withdraw your consent and have it deleted. Write to ${email}, or call the number at the foot of this page.`,
        "If our answer leaves you dissatisfied, the Office of the Privacy Commissioner of Canada takes complaints.",
      ],
    },
  ],
};
