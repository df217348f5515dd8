import { ENCODING_NAMES } from '../texts/in-use.ts';

/** Encodings of text files that spreadsheets and surveillance software write, with the names that people know them by. */
export const ENCODINGS = ENCODING_NAMES;

export type Encoding = keyof typeof ENCODINGS;

interface DetectedEncoding {
  readonly encoding: Encoding;
  /** False where the bytes are not Unicode and the file names no encoding: the user has to check. */
  readonly isCertain: boolean;
}

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * How the bytes of a text are to be read.
 *
 * Unicode is detected by its byte order mark, by the zero bytes of UTF-16, or as valid UTF-8, which other text with letters
 * beyond ASCII practically never is. Regional code pages cannot be told apart in a list of names: the most usual one is
 * presumed, and reported as a guess.
 */
export function detectedEncoding(bytes: Uint8Array): DetectedEncoding {
  const [marked] = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const encoding = marked ?? utf16Without(bytes) ?? (isUtf8(bytes) ? 'utf-8' : undefined);
  return encoding === undefined ? { encoding: 'windows-1252', isCertain: false } : { encoding, isCertain: true };
}

/** Text without its byte order mark; undecodable bytes become U+FFFD. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** A text of Unicode; undefined for one in any other encoding, whose letters would be guessed. */
export function unicodeText(bytes: Uint8Array): string | undefined {
  const { encoding, isCertain } = detectedEncoding(bytes);
  return isCertain ? decoded(bytes, encoding) : undefined;
}

const SAMPLE_BYTES = 4096;

/** UTF-16 without a byte order mark: in Latin text every other byte is zero. */
function utf16Without(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
