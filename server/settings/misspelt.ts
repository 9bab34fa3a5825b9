import { distance } from "fastest-levenshtein";

export function misspelt(environment: NodeJS.ProcessEnv, settings: string[]): [string, string][] {
  const unknown = Object.keys(environment).filter((name) => !settings.includes(name));
  return unknown.flatMap((name): [string, string][] => {
    const meant = settings.find(
      (setting) => setting.length >= SHORTEST_COMPARED && distance(name, setting) <= MOST_MISTAKES,
    );
    return meant === undefined ? [] : [[name, meant]];
  });
}

// HOME and PWD are not HOST and PORT.
const SHORTEST_COMPARED = 7;
const MOST_MISTAKES = 2;
