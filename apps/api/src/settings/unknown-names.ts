import { distance } from 'fastest-levenshtein';

type Variables = Readonly<Record<string, string | undefined>>;

/** Names of earlier versions that mean nothing any more: an old configuration goes on to start a newer server. */
const ONCE_KNOWN: ReadonlySet<string> = new Set([]);

const MOST_TYPING_ERRORS = 3;
/** HOME and PATH are two letters away from HOST and PORT. Of names as short, one letter is wrong, or all are there in another order. */
const SHORT_NAME_LETTERS = 5;

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
    meant.length > SHORT_NAME_LETTERS ? errors <= MOST_TYPING_ERRORS : errors <= 1 || sorted(name) === sorted(meant);
  return away.filter(isNear).toSorted((a, b) => a.errors - b.errors)[0]?.meant;
}

function sorted(name: string): string {
  return name.split('').toSorted().join('');
}
