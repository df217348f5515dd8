/** The page after sign-in: the saved path if it is one of this app, else the start page. */
export function returnPath(state: unknown, origin: string): string {
  const saved = isObject(state) && typeof state['returnTo'] === 'string' ? state['returnTo'] : '/';
  const target = URL.parse(saved, origin);
  return target?.origin === origin ? target.pathname + target.search + target.hash : '/';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function currentPath({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
