import type { Language } from "./language.ts";

/** French, as Québec writes it. */
export const fr: Language = {
  banned: [
    {
      words: [
        ...["le meilleur", "la meilleure", "les meilleurs", "les meilleures", "nos meilleurs"],
        ...["numéro un", "numéro 1", "no 1", "nº 1", "n° 1", "#1", "chef de file", "sans pareil"],
        ...["inégalé", "inégalée", "inégalés", "inégalées", "incomparable", "incomparables"],
        ...["de classe mondiale", "de renommée mondiale", "primé", "primée", "primés", "primées"],
        ...["parfait", "parfaite", "parfaits", "parfaites", "parfaitement", "perfection"],
        ...["irréprochable", "irréprochables", "sans défaut"],
      ],
      instead: "what can be seen or counted",
      why: "a superlative cannot be shown to be true",
    },
    {
      words: [
        ...["garantir", "garantit", "garantissons", "garanti", "garantie", "garantis", "garanties"],
        ...["sans risque", "sans aucun risque", "sans danger", "pour toujours", "à vie"],
        ...["épilation définitive", "résultat définitif", "résultats définitifs", "à jamais"],
        ...["sans douleur", "indolore", "indolores", "résultats chirurgicaux"],
        ...["ans de moins", "années de moins", "rajeunir de"],
        ...["miracle", "miracles", "miraculeux", "miraculeuse", "miraculeuses"],
      ],
      instead: "what may happen, and that results vary",
      why: "nobody can promise how a body will answer",
    },
    {
      // Not “guérir” and “cure”: skin does, after a treatment, and a series of visits is called so.
      words: [
        ...["remède", "remèdes", "curatif", "curative", "curatifs", "curatives"],
        ...["détox", "détoxifier", "détoxifie", "détoxifiant", "détoxifiante"],
      ],
      instead: "what the treatment does to the skin",
      why: "it claims to heal, which nothing here does",
    },
    {
      words: [
        ...["cad", "dollar", "dollars", "rabais", "escompte", "escomptes", "solde", "soldes"],
        ...["aubaine", "aubaines", "offre spéciale", "offres spéciales", "durée limitée"],
        ...["bon marché", "pas cher", "pas chère", "abordable", "abordables"],
      ],
      form: "[$€£]\\s?\\d|\\d\\s?[$€£¢]|\\d\\s?% de (?:rabais|réduction)",
      instead: "nothing on money, save that a consultation is free",
      why: "the site shows no price and presses nobody",
    },
    {
      // The titles themselves (médecin, infirmière, dermatologue) are lawful of those who hold them:
      // who does, no list of words can know. These name specialties that no order of Québec grants.
      words: [
        ...["spécialiste en médecine esthétique", "spécialistes en médecine esthétique"],
        ...["spécialiste de la médecine esthétique", "spécialistes de la médecine esthétique"],
        ...["médecin esthéticien", "médecins esthéticiens", "infirmière esthéticienne"],
      ],
      instead: "the title as the professional order lists it, then what the person does",
      why: "a reserved title, or one like it, may not be made up",
    },
  ],
  preferred: [
    {
      words: ["e-mail", "e-mails", "email", "emails", "mail", "mails", "mél"],
      instead: "courriel",
      why: "Québec’s word",
    },
    { words: ["chat", "tchat"], instead: "clavardage", why: "Québec’s word" },
    {
      words: ["week-end", "week-ends", "weekend"],
      instead: "fin de semaine",
      why: "Québec’s word",
    },
    { words: ["parking", "parkings"], instead: "stationnement", why: "Québec’s word" },
    { words: ["newsletter", "newsletters"], instead: "infolettre", why: "Québec’s word" },
    {
      words: ["rendez vous", "rdv", "prendre un rendez-vous", "prenez un rendez-vous"],
      instead: "prendre rendez-vous",
      why: "one spelling, and the shorter one",
    },
    {
      words: ["docteur", "docteurs", "docteure", "docteures"],
      instead: "médecin",
      why: "one word for one thing, and the one the profession’s order uses",
    },
    {
      words: ["salon", "salons", "institut de beauté"],
      instead: "clinique",
      why: "one word for one thing; the brand’s descriptor alone says otherwise",
    },
    {
      words: ["thérapeute", "thérapeutes"],
      instead: "the role on the team’s page",
      why: "a title that only some may use",
    },
  ],
  quotes: { straight: /\p{L}'\p{L}|"/u, open: "« ", close: " »" },
  addresses: { treatments: "/soins/{slug}", concerns: "/preoccupations/{slug}" },
  units: { hour: "heures?", day: "jours?", week: "semaines?" },
  about: "environ",
  range: " à ",
  // Before a sign or a unit, within quotation marks, and in a time of day.
  keptSpaces: / (?=[:;!?»%$])|(?<=«) |(?<=\d) (?=(?:h|min)\b)|(?<=\d\sh) (?=\d)/,
};
