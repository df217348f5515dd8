/** Whether an address carries the answer of an identity provider: a code or an error, and the state that was sent. */
export function bearsAnswer(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.has('state') && (params.has('code') || params.has('error'));
}
