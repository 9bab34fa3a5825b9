import { distance } from "fastest-levenshtein";

// HOME and PWD are not HOST and PORT.
const MIN_COMPARED_LENGTH = 7;
const MAX_MISTAKES = 2;

export function findMisspeltSettings(
  environment: NodeJS.ProcessEnv,
  settings: string[],
): [string, string][] {
  const unknown = Object.keys(environment).filter((name) => !settings.includes(name));
  return unknown.flatMap((name): [string, string][] => {
    const meant = settings.find(
      (setting) => setting.length >= MIN_COMPARED_LENGTH && distance(name, setting) <= MAX_MISTAKES,
    );
    return meant === undefined ? [] : [[name, meant]];
  });
}
