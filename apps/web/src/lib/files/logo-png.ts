import { COMPANY_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { MOST_LOGO_BYTES, MOST_LOGO_PIXELS } from '@site-designer/api-contract/proposal-bounds';
import { boundedSvg, SVG_ADDRESS, svgText } from './drawn-logo.ts';

const MOST_FILE_BYTES = 4_194_304;
/** What is stored: sharp on paper at the size of a logo. */
const WIDTH = 1200;
const HEIGHT = 400;
const SMALLER = 0.7;

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
export const LOGO_FILES = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** A logo that cannot be taken; its message is a sentence for the user. */
export class LogoProblem extends Error {}

/**
 * The picture of a file as the data address of a PNG, drawn once.
 *
 * @throws {@link LogoProblem} if it is no picture, too large, or an SVG whose drawing has no bound.
 */
export async function pngOfFile(file: File): Promise<string> {
  if (file.size > MOST_FILE_BYTES) throw new LogoProblem(TEXTS.tooLarge);
  const type = TYPES[file.name.split('.').at(-1)?.toLowerCase() ?? ''] ?? file.type;
  if (!Object.values(TYPES).includes(type)) throw new LogoProblem(TEXTS.noPicture);
  if (type === TYPES['svg']) return pngOfSvg(await file.text());
  return drawn(await addressOf(new Blob([file], { type })), 1);
}

/** The same of a logo that was stored as SVG; any other as it is. */
export async function pngOfStored(logo: string | null): Promise<string | null> {
  return logo !== null && SVG_ADDRESS.test(logo) ? pngOfSvg(svgText(logo)) : logo;
}

async function pngOfSvg(text: string): Promise<string> {
  const svg = boundedSvg(text);
  if (svg === undefined) throw new LogoProblem(TEXTS.unboundedSvg);
  const { width, height } = sizeOf(svg);
  // Without a size in pixels, browsers draw it at different sizes, or not at all.
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  if (!svg.hasAttribute('xmlns')) svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const source = new XMLSerializer().serializeToString(svg);
  return drawn(await addressOf(new Blob([source], { type: 'image/svg+xml' })), Number.POSITIVE_INFINITY);
}

/** Of the largest picture of its proportions that is stored. */
function sizeOf(svg: Element): { readonly width: number; readonly height: number } {
  const box = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const [ofWidth, ofHeight] = ['width', 'height'].map((side) => Number.parseFloat(svg.getAttribute(side) ?? ''));
  const isBox = box.length === 4 && box[2]! > 0 && box[3]! > 0;
  const [width, height] = isBox ? [box[2]!, box[3]!] : [ofWidth || WIDTH, ofHeight || HEIGHT];
  if (!isBox) svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function drawn(address: string, mostScale: number): Promise<string> {
  const image = await loaded(address);
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) throw new LogoProblem(TEXTS.noPicture);
  if (Math.max(width, height) > MOST_LOGO_PIXELS) throw new LogoProblem(TEXTS.tooManyPixels);
  const canvas = document.createElement('canvas');
  for (let scale = Math.min(WIDTH / width, HEIGHT / height, mostScale); ; scale *= SMALLER) {
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await blobOf(canvas);
    if (png.size <= MOST_LOGO_BYTES) return addressOf(png);
  }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new LogoProblem(TEXTS.noPicture)));
    image.src = address;
  });
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new LogoProblem(TEXTS.noPicture)) : resolve(blob)), 'image/png');
  });
}

function addressOf(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new LogoProblem(TEXTS.noPicture)));
    reader.readAsDataURL(content);
  });
}
