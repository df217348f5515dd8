import type { CSSProperties } from 'react';

/** Least contrast of text, of the guidelines for accessible pages. */
const LEAST_CONTRAST = 4.5;

/** The colour of a company in place of the product's, where white text can be read on it; undefined otherwise. */
export function accentStyle(accent: string): CSSProperties | undefined {
  if (!/^#[\da-f]{6}$/i.test(accent) || contrastToWhite(accent) < LEAST_CONTRAST) return undefined;
  const names = ['--accent', '--accent-fill', '--accent-fill-hover'];
  return Object.fromEntries(names.map((name) => [name, accent])) as CSSProperties;
}

function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** A channel of a colour, 0 to 255, as light. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
