/** Bytes as text of a quarter more, where base64 takes a third: five letters for four bytes, from `!` on. */
const BYTES = 4;
const LETTERS = 5;
const BASE = 85;
const FIRST = 33;

export function base85(bytes: Buffer): string {
  const padded = Buffer.alloc(Math.ceil(bytes.length / BYTES) * BYTES);
  bytes.copy(padded);
  const letters = Buffer.alloc((padded.length / BYTES) * LETTERS);
  for (let at = 0, to = 0; at < padded.length; at += BYTES, to += LETTERS) {
    let number = padded.readUInt32BE(at);
    for (let letter = LETTERS - 1; letter >= 0; letter -= 1) {
      letters[to + letter] = FIRST + (number % BASE);
      number = Math.floor(number / BASE);
    }
  }
  return letters.toString('latin1');
}

/** The bytes of a text, with up to three zeros behind them. */
export function bytesOfBase85(text: string): Buffer {
  const letters = Buffer.from(text, 'latin1');
  const bytes = Buffer.alloc((letters.length / LETTERS) * BYTES);
  for (let at = 0, to = 0; at < letters.length; at += LETTERS, to += BYTES) {
    let number = 0;
    for (let letter = 0; letter < LETTERS; letter += 1) number = number * BASE + letters[at + letter]! - FIRST;
    bytes.writeUInt32BE(number, to);
  }
  return bytes;
}
