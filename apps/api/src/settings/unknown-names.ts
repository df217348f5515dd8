import { distance } from 'fastest-levenshtein';

type Variables = Readonly<Record<string, string | undefined>>;

/** Names of earlier versions that mean nothing any more: an old configuration goes on to start a newer server. */
const ONCE_KNOWN: ReadonlySet<string> = new Set([]);

const MOST_TYPING_ERRORS = 3;
/** A short name allows fewer: PATH is no misspelled PORT. */
const LETTERS_PER_ERROR = 3;

/** Set variables that are none of these, and what they were meant to be. */
export function misspelled(known: readonly string[], variables: Variables): readonly string[] {
  return unknownNames(known, variables).flatMap((name) => {
    const meant = nearest(name, known);
    return meant === undefined ? [] : [`${name}=: is no variable of Site Designer: did you mean ${meant}?`];
  });
}

/** Set variables that begin like these and are none of them. */
export function strangers(known: readonly string[], variables: Variables): readonly string[] {
  const prefixes = new Set(known.filter((name) => name.includes('_')).map((name) => `${name.split('_')[0]}_`));
  return unknownNames(known, variables).filter(
    (name) => nearest(name, known) === undefined && prefixes.has(`${name.split('_')[0]}_`),
  );
}

function unknownNames(known: readonly string[], variables: Variables): readonly string[] {
  const names = new Set(known);
  const isSet = (name: string) => (variables[name] ?? '').trim() !== '';
  return Object.keys(variables).filter((name) => !names.has(name) && !ONCE_KNOWN.has(name) && isSet(name));
}

function nearest(name: string, known: readonly string[]): string | undefined {
  const away = known.map((meant) => ({ meant, errors: distance(name, meant) }));
  const isNear = ({ meant, errors }: { readonly meant: string; readonly errors: number }) =>
    errors <= Math.min(MOST_TYPING_ERRORS, Math.floor(meant.length / LETTERS_PER_ERROR));
  return away.filter(isNear).toSorted((a, b) => a.errors - b.errors)[0]?.meant;
}
