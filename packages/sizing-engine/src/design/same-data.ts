/** Whether two values of plain data (objects, lists, primitives) say the same, whatever the order of their keys. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  // `for in` makes no lists of names: every row of a save is compared.
  let names = 0;
  for (const name in a) {
    if (!(name in b) || !isSameData(a[name], b[name])) return false;
    names += 1;
  }
  for (const _ in b) names -= 1;
  return names === 0;
}

/** What was there before where it says the same, so that no later comparison has to look inside. */
export function keptIfSame<T>(value: T, before: T): T {
  return isSameData(value, before) ? before : value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
