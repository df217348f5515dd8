import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DESIGNS = fileURLToPath(new URL('../../../../docs/designs', import.meta.url));
const ANSWERS = fileURLToPath(new URL('../../golden', import.meta.url));

const ENDING = '.design.json';

/** Designs whose answers were looked at, by name. */
export const NAMES: readonly string[] = readdirSync(DESIGNS)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));

export function designFile(name: string): string {
  return join(DESIGNS, `${name}${ENDING}`);
}

export function designText(name: string): string {
  return readFileSync(designFile(name), 'utf8');
}

/** The answer as it was approved. */
export function answerFile(name: string): string {
  return join(ANSWERS, `${name}.answer.json`);
}
