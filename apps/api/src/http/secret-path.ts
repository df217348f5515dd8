/** Addresses end in a secret after one of these. */
const SECRET_AFTER = /(?:^|[/\\])(shared|invitation)[/\\]/i;

/** What comes before the secret of a link or an invitation, in the API or as a page, with any capitals, slashes and escapes; undefined in other addresses. */
export function beforeSecret(url: string): string | undefined {
  return SECRET_AFTER.exec(unescaped(url))?.[1]?.toLowerCase();
}

/** Broken escapes stay unchanged. */
function unescaped(url: string): string {
  return url.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
