/** How each language says what a clinic's pages may not leave unsaid. */
const byLanguage = {
  en: {
    resultsVary: /results (?:vary|differ)/gi,
    needles: /needle|inject|punctur/i,
    assistanceAnimals: /service animals|assistance dog/i,
    disruptionNotice: /\bnotice\b/i,
    missedVisit: /miss(?:ed|ing)/i,
    parking: /park/i,
    emergency: /\bemergency\b/i,
    physician: /\bphysician\b/i,
    writtenQuote: /written quote|quote in writing/i,
    ninetyDays: /ninety days/,
    erasedSoonAfter: /follows soon after/,
    hiddenField: /hidden field/i,
    timing: /\b(?:fast|quick|speed)/i,
    answersForPrivacy: /answers? for privacy|in charge of the protection of personal information/i,
    carriesMail: /\bmail\b[^.]*\b(?:Canada|Quebec)\b|email[^.]*\b(?:Canada|Quebec)\b/,
    keptFor: /\b(?:months|year) after|after (?:twelve months|a year)/i,
    since: /since \w+ (?:\d{1,2}, )?20\d\d/,
    activities: /\b(?:makeup|exercise|sun|work)\b/i,
    article: /^(?:the|an?) /,
  },
  fr: {
    resultsVary: /résultats (?:varient|diffèrent)/gi,
    needles: /aiguille|inject/i,
    assistanceAnimals: /chien d’assistance/i,
    disruptionNotice: /\bun avis\b/i,
    missedVisit: /manqu(?:er|ée)/i,
    parking: /stationnement/i,
    emergency: /\burgence\b/i,
    physician: /médecin/i,
    writtenQuote: /devis écrit/i,
    ninetyDays: /quatre-vingt-dix jours/,
    erasedSoonAfter: /suit peu après/,
    hiddenField: /champ caché/i,
    timing: /\b(?:vite|rapid|vitesse)/i,
    answersForPrivacy: /responsable de la protection des renseignements personnels/i,
    carriesMail: /courriel[^.]*\b(?:Canada|Québec)\b/,
    keptFor: /\b(?:mois|an) après/i,
    since: /depuis le \d{1,2} [a-zû]+ 20\d\d/,
    activities: /maquillage|sport|soleil|travail/i,
    article: /^(?:l[ea]s? |l’)/,
  },
} as const;

/** @param locale as in `business.yaml` */
export function saidIn(locale: string) {
  const { language } = new Intl.Locale(locale);
  if (!isKnown(language))
    throw new Error(`No test knows the words of “${language}”: add them here.`);
  return byLanguage[language];
}

function isKnown(language: string): language is keyof typeof byLanguage {
  return Object.hasOwn(byLanguage, language);
}
