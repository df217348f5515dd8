/** Text of a file as a terminal may show it: control characters, which a terminal would obey, are replaced. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, '\uFFFD');
}
