import { LensType, type Recording } from '@site-designer/sizing-engine/enumerations';
import type { PictureSize } from '@site-designer/sizing-engine';
import {
  COMPLEXITY_WORDS,
  LEVEL_WORDS,
  NO,
  ONE_LENS,
  OWN_SUPPLY_WORDS,
  POE_CLASSES,
  RECORDINGS,
  SEVERAL_LENSES,
  YES,
} from '../vocabulary/choice-words.ts';
import { folded, wordsIn } from '../vocabulary/words.ts';
import type { ChoiceColumn, OptionLists } from './columns.ts';
import { OWN_SUPPLY } from './site-columns.ts';

/** Other spellings of options by people and programs. */

type OptionList = OptionLists[ChoiceColumn['list']];
type Option = OptionList[number];

/** The option that a text names in another spelling than the list; undefined for none. */
export function optionSpelled(text: string, list: ChoiceColumn['list'], options: OptionList): Option | undefined {
  const word = squeezed(text);
  switch (list) {
    case 'codecs':
      return named(options, codecName(word));
    case 'resolutions':
      return ofSize(text, options);
    case 'recordings':
      return options.find(({ id }) => id === recordingSpelled(word));
    case 'lensTypes':
      return options.find(({ id }) => id === LENSES.get(word));
    case 'poeClasses':
      return options.find(({ id }) => id === poeClassSpelled(word));
    case 'corridors':
      return options.find(({ id }) => id === ANSWERS.get(word));
    case 'levels':
      return levelNamed(word, options as OptionLists['levels']);
    case 'complexities':
      return complexityNamed(hyphenated(text), options);
  }
}

function hyphenated(text: string): string {
  return folded(text.trim()).replaceAll(/[\s_]+/g, '-');
}

/** Letters and digits alone, and a plus, which distinguishes codecs. */
function squeezed(text: string): string {
  return folded(text).replaceAll(/[^\p{L}\d+]/gu, '');
}

function named(options: OptionList, name: string): Option | undefined {
  return options.find((option) => squeezed(option.name) === name);
}

const CODECS: readonly (readonly [RegExp, string])[] = [
  [/^(x265|hevc|mpegh(part2)?)/, 'h265'],
  [/^(x264|avc|mpeg4avc|mpeg4part10)/, 'h264'],
  [/^(motionjpeg|mjpg|jpeg)$/, 'mjpeg'],
  [/^mpeg4(part2)?$/, 'mpeg4'],
  // Both names at once: H.265/HEVC.
  [/^(h265)hevc$|^(h264)avc$/, '$1$2'],
];

/** Makers name smart codecs by a word such as smart or zip, or a plus, behind the name of the codec. */
const SMART = /^(h26[45])(\+|plus|smartcodec|smart|zipstream|wisestream|zip)$/;

function codecName(word: string): string {
  const standard = CODECS.reduce((name, [pattern, wanted]) => name.replace(pattern, wanted), word);
  return standard.replace(SMART, '$1smart');
}

function recordingSpelled(word: string): Recording | undefined {
  return RECORDINGS.find(([, pattern]) => pattern.test(word))?.[0];
}

const LENSES: ReadonlyMap<string, LensType> = new Map([
  ...wordsIn(ONE_LENS).map((word) => [word, LensType.single] as const),
  ...wordsIn(SEVERAL_LENSES).map((word) => [word, LensType.multiParent] as const),
]);

const ANSWERS: ReadonlyMap<string, number> = new Map([
  ...wordsIn(NO).map((word) => [word, 0] as const),
  ...wordsIn(YES).map((word) => [word, 1] as const),
]);

const LEVEL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(LEVEL_WORDS).flatMap(([level, words]) => wordsIn(words).map((word) => [word, level] as const)),
);

/** By its word in any language, else by its name in the standard. */
function levelNamed(word: string, options: OptionLists['levels']): Option | undefined {
  const wanted = LEVEL_NAMES.get(word) ?? word;
  return options.find(({ level }) => level === wanted);
}

/** By its name, or by the one that it has in another language. */
function complexityNamed(word: string, options: OptionList): Option | undefined {
  const names = COMPLEXITY_WORDS.map(wordsIn).find((words) => words.includes(word)) ?? [word];
  return options.find(({ name }) => hyphenated(name) === word || names.includes(hyphenated(name)));
}

const OWN_SUPPLIES: ReadonlySet<string> = new Set(wordsIn(OWN_SUPPLY_WORDS));

/** Standards name the highest class that they have; 802.3bt alone has two. */
function poeClassSpelled(word: string): number | undefined {
  if (OWN_SUPPLIES.has(word)) return OWN_SUPPLY;
  const [, digit] = /(?:class|classe|klasse|clase|cl)(\d)$/.exec(word) ?? [];
  return digit === undefined ? POE_CLASSES.find(([pattern]) => pattern.test(word))?.[1] : Number(digit);
}

/** Names of picture sizes in the trade. Megapixels are those of the camera that is usually meant, not of another shape. */
const SIZES: ReadonlyMap<string, readonly [width: number, height: number]> = new Map([
  ['cif', [352, 288]],
  ['vga', [640, 480]],
  ['4cif', [704, 576]],
  ['d1', [704, 576]],
  ['hd', [1280, 720]],
  ['720p', [1280, 720]],
  ['1mp', [1280, 720]],
  ['960p', [1280, 960]],
  ['1.3mp', [1280, 960]],
  ['1080p', [1920, 1080]],
  ['fullhd', [1920, 1080]],
  ['fhd', [1920, 1080]],
  ['hd1080', [1920, 1080]],
  ['2mp', [1920, 1080]],
  ['3mp', [2048, 1536]],
  ['1440p', [2560, 1440]],
  ['qhd', [2560, 1440]],
  ['4mp', [2592, 1520]],
  ['5mp', [2592, 1944]],
  ['6mp', [3072, 2048]],
  ['4k', [3840, 2160]],
  ['uhd', [3840, 2160]],
  ['4kuhd', [3840, 2160]],
  ['2160p', [3840, 2160]],
  ['8mp', [3840, 2160]],
  ['12mp', [4000, 3000]],
  ['8k', [7680, 4320]],
  ['4320p', [7680, 4320]],
]);

function ofSize(text: string, options: OptionList): Option | undefined {
  const size = sizeSpelled(text);
  return size && options.find(({ width, height }) => width === size.width && height === size.height);
}

/**
 * The size that a text says by width and height, by a name, or by one with the other behind it or in brackets:
 * `1080p (2MP)`. Width and height count before a name: `2688x1520 (4MP)` and `4MP (2688x1520)` are the same size.
 */
export function sizeSpelled(text: string): PictureSize | undefined {
  const [, before, within] = /^([^()]*)\(([^()]*)\)\s*$/.exec(text) ?? [undefined, text, ''];
  return sizeWritten(before ?? '') ?? sizeWritten(within ?? '') ?? sizeNamed(before ?? '') ?? sizeNamed(within ?? '');
}

const SIDES = /^\s*(?:(\d{1,5})\s*[x×*]\s*(\d{1,5})|(\d{3,4})\s*\/\s*(\d{3,4}))\s*(?:(?:pixels?|px|p)\b)?(?!\d)(.*)$/i;

/** A wide picture, in any language. */
const PANORAMIC = /\s+panor[aá]m\p{L}*$/iu;

function sizeWritten(text: string): PictureSize | undefined {
  const [, width, height, wide, high, rest = ''] = SIDES.exec(text) ?? [];
  const isSize = rest.trim() === '' || sizeNamed(rest.replace(PANORAMIC, '')) !== undefined;
  return isSize && (width ?? wide) !== undefined
    ? { width: Number(width ?? wide), height: Number(height ?? high) }
    : undefined;
}

function sizeNamed(text: string): PictureSize | undefined {
  const name = text
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace(',', '.')
    .replace(/m(ega)?(p|px|pixels?)$/, 'mp')
    .replace(/\.0(?=mp)/, '')
    .replace(/^(720|960|1080|1440|2160|4320)$/, '$1p');
  const size = SIZES.get(name);
  return size && { width: size[0], height: size[1] };
}
