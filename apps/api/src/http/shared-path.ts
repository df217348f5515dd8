/** Whether an address holds the secret of a link, in the API or as a page, with any capitals, slashes and escapes. */
export function isSharedPath(url: string): boolean {
  return /(?:^|[/\\])shared[/\\]/i.test(unescaped(url));
}

/** Broken escapes stay unchanged. */
function unescaped(url: string): string {
  return url.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
