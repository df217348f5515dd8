/** What makes the cost of drawing an SVG grow without bound, or changes it while it is shown. */
const UNBOUNDED: readonly string[] = ['use', 'mask', 'filter', 'pattern', 'set', 'animate'];
export const SVG_ADDRESS = /^data:image\/svg\+xml;base64,/;
const MOST_ELEMENTS = 5000;

/** A logo as it may be drawn; null where the name stands in its place. SVGs were stored and frozen before logos were PNG alone. */
export function drawnLogo(logo: string | null): string | null {
  if (logo === null || !SVG_ADDRESS.test(logo)) return logo;
  const svg = boundedSvg(svgText(logo));
  const isDrawn = svg !== undefined && [...svg.querySelectorAll('*')].every(({ localName }) => localName !== 'style');
  return isDrawn ? logo : null;
}

/** The root of an SVG that takes little to draw; undefined if it may take more, or is none. */
export function boundedSvg(text: string): Element | undefined {
  if (/<!doctype|<!entity/i.test(text)) return undefined;
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.querySelector('parsererror') !== null) return undefined;
  const elements = [root, ...root.querySelectorAll('*')];
  return elements.length <= MOST_ELEMENTS && elements.every(isBounded) ? root : undefined;
}

/** Names are compared without their prefix. A picture inside must be no further SVG. */
function isBounded({ localName, attributes }: Element): boolean {
  if (UNBOUNDED.includes(localName)) return false;
  if (localName !== 'image') return true;
  return [...attributes]
    .filter((attribute) => attribute.localName === 'href')
    .every(({ value }) => /^data:image\/(?:png|jpeg);/.test(value));
}

/** The text of an SVG in a data address. */
export function svgText(address: string): string {
  const bytes = Uint8Array.from(atob(address.replace(SVG_ADDRESS, '')), (letter) => letter.codePointAt(0) ?? 0);
  return new TextDecoder().decode(bytes);
}
