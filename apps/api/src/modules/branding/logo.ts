import { MOST_LOGO_BYTES, MOST_LOGO_PIXELS } from '@site-designer/api-contract';
import { apiTexts } from '../../texts/language-in-use.ts';

/** Base64 writes three bytes as four characters. */
const MOST_CHARACTERS = Math.ceil(MOST_LOGO_BYTES / 3) * 4 + 64;

/** Why a text is no logo: PNG alone is taken, as the time and memory that an SVG takes to draw have no bound. */
export function logoFault(address: string): string | undefined {
  if (address.length > MOST_CHARACTERS) return apiTexts().fields.logoSize(MOST_LOGO_BYTES / 1024);
  const [, text] = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  if (text === undefined) return apiTexts().fields.logoForm;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length > MOST_LOGO_BYTES ? apiTexts().fields.logoSize(MOST_LOGO_BYTES / 1024) : pngFault(bytes);
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
/** Width and height follow the start. */
const PNG_SIZES = PNG_START.length;

function pngFault(bytes: Buffer): string | undefined {
  const isWhole = bytes.length > PNG_SIZES + PNG_END.length && bytes.subarray(-PNG_END.length).equals(PNG_END);
  if (!isWhole || !bytes.subarray(0, PNG_SIZES).equals(PNG_START)) return apiTexts().fields.logoPng;
  const sides = [bytes.readUInt32BE(PNG_SIZES), bytes.readUInt32BE(PNG_SIZES + 4)];
  if (sides.includes(0)) return apiTexts().fields.logoPng;
  return sides.some((side) => side > MOST_LOGO_PIXELS) ? apiTexts().fields.logoPixels(MOST_LOGO_PIXELS) : undefined;
}
