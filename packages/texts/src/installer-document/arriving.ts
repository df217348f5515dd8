import type { ArrivingWords } from '../document-words/installer.ts';
import type { ArrivingItem } from './document.ts';
import type { InstallerInput, InstallerLine } from './input.ts';
import { nameOf, namesOf } from './names.ts';
import { switchesWithPorts } from './ports.ts';

/** Everything that is delivered, in the order of the bill; a service is not. */
export function arrivingItems(input: InstallerInput): ArrivingItem[] {
  return input.bill
    .filter(({ offerKind }) => offerKind !== 'service')
    .map((line) => ({
      item: line.designation,
      quantity: input.formats.number(line.quantity),
      purpose: purposeOf(line, input),
    }));
}

function purposeOf(line: InstallerLine, input: InstallerInput): string {
  const { recording, spares, words } = input;
  const { description } = line;
  switch (line.kind) {
    case 'recording-server':
      return `${namesOf('REC', { first: 1, last: recording }, words)}. ${description}`;
    case 'spare-server':
      return `${namesOf('REC', { first: recording + 1, last: recording + spares }, words)}. ${description}`;
    case 'management-server':
      return `${nameOf('MGT', 1)}. ${description}`;
    case 'database-server':
      return `${nameOf('SQL', 1)}. ${description}`;
    case 'licence':
      return licencePurpose(line, input);
    case 'switch':
      return [...switchNames(line, input), description].join('. ');
    case 'own':
      return line.isOptional === true ? optionalText(description, words.arriving) : description;
    default:
      return description;
  }
}

/** Names that a line lists. */
const MOST_NAMES = 6;

/** Names of the switches of a kind; none where they are too many. */
function switchNames({ designation }: InstallerLine, input: InstallerInput): string[] {
  const all = switchesWithPorts(input.result.network?.closets ?? [], input);
  const names = all.filter(({ kind }) => kind === designation).map(({ name }) => name);
  return names.length === 0 || names.length > MOST_NAMES ? [] : [input.formats.list(names)];
}

/** The note of a device licence is for who counts them, not for who enters them. */
function licencePurpose({ description }: InstallerLine, { result, spares, words }: InstallerInput): string {
  const kind = result.licences?.find(({ note }) => note === description)?.kind;
  if (kind !== 'device') return description;
  return spares === 0 ? words.arriving.forCameras : words.arriving.forCamerasAlone;
}

function optionalText(description: string, { onlyIfOrdered }: ArrivingWords): string {
  return description === '' ? onlyIfOrdered : `${description}. ${onlyIfOrdered}`;
}
