/** Text of a file, or an argument, that is safe to print: control characters, which a terminal would execute, are replaced. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, '\uFFFD');
}
