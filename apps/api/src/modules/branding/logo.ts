import { MOST_LOGO_BYTES } from '@site-designer/api-contract';

const TEXTS = {
  form: 'Must be an SVG or PNG image as a data address (data:image/…;base64,…)',
  size: `Must be ${MOST_LOGO_BYTES / 1024} kB or less`,
  png: 'The content is no PNG image',
  pixels: 'Must have 4096 pixels or less on each side',
  svg: 'The content is no SVG image',
  active: 'Must not hold scripts, document types, embedded pages or references to other files',
} as const;

const MOST_PIXELS = 4096;
/** Base64 writes three bytes as four characters. */
const MOST_CHARACTERS = Math.ceil(MOST_LOGO_BYTES / 3) * 4 + 64;

/**
 * Why the content of a data URL is not a valid logo. Logos are only shown as images, in which browsers run no scripts and load
 * nothing; scripts and outside references are refused all the same.
 */
export function logoFault(address: string): string | undefined {
  if (address.length > MOST_CHARACTERS) return TEXTS.size;
  const [, type, text = ''] = /^data:image\/(png|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  if (type === undefined) return TEXTS.form;
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > MOST_LOGO_BYTES) return TEXTS.size;
  return type === 'png' ? pngFault(bytes) : svgFault(bytes);
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
/** Width and height follow the start. */
const PNG_SIZES = PNG_START.length;

function pngFault(bytes: Buffer): string | undefined {
  const isWhole = bytes.length > PNG_SIZES + PNG_END.length && bytes.subarray(-PNG_END.length).equals(PNG_END);
  if (!isWhole || !bytes.subarray(0, PNG_SIZES).equals(PNG_START)) return TEXTS.png;
  const sides = [bytes.readUInt32BE(PNG_SIZES), bytes.readUInt32BE(PNG_SIZES + 4)];
  if (sides.includes(0)) return TEXTS.png;
  return sides.some((side) => side > MOST_PIXELS) ? TEXTS.pixels : undefined;
}

/** A declaration and comments may stand before the one element. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>)?(?:\s|<!--[\s\S]*?-->)*<svg[\s>][\s\S]*<\/svg>\s*$/;
const ACTIVE =
  /<!doctype|<!entity|<(?:\w+:)?(?:script|foreignobject|iframe|embed|object)\b|[\s"'/]on[a-z]+\s*=|javascript:/i;
/** References to parts of the same image, and to images embedded as data, are allowed. */
const OUTER_REFERENCE = /(?:href|src)\s*=\s*(["'])(?!#|data:image\/(?:png|jpeg);)|url\(\s*(?!["']?#)|@import/i;

function svgFault(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  if (text.includes('\uFFFD') || !SVG.test(text)) return TEXTS.svg;
  return ACTIVE.test(text) || OUTER_REFERENCE.test(text) ? TEXTS.active : undefined;
}
