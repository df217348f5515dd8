import { LEVELS, STANDARDS } from '@site-designer/sizing-engine/bounds';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { settleCameraRow, NEW_STREAM, type CameraRow, type Purpose } from '@site-designer/sizing-engine';
import { LensType } from '@site-designer/sizing-engine/enumerations';
import { namedCatalogue, speakAs, SPOKEN, type LanguageCode } from '@site-designer/texts';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf, parseCell, valueOf } from '../src/cells/cell.ts';
import { cameraForm, COLUMNS, type CameraForm } from '../src/cells/columns.ts';

const CODES = Object.keys(SPOKEN) as LanguageCode[];

function formIn(code: LanguageCode): CameraForm {
  speakAs(() => SPOKEN[code]);
  return cameraForm(namedCatalogue(publishedCatalogue));
}

/** Every choice that a cell can have is in one of the rows. */
const ROWS: readonly CameraRow[] = STANDARDS.flatMap((standard) =>
  Object.keys(LEVELS[standard]).map((level): Purpose => ({ standard, level, distanceM: 10 })),
).map((purpose, at) => {
  const complexity = (at % publishedCatalogue.complexities.length) + 1;
  const resolution = (at % 2) * 8 + 8;
  const row: CameraRow = {
    ...NEW_STREAM,
    id: at + 1,
    cameraGroupId: at + 1,
    streamId: 1,
    recording: (at % 3) as CameraRow['recording'],
    lensType: at % 2 === 0 ? LensType.single : LensType.multiParent,
    complexity: { continuous: complexity, motion: complexity },
    resolution: { continuous: resolution, motion: resolution },
    network: { poeClass: at % 2 === 0 ? null : 4, watts: null, cableM: null, closet: 'A' },
    purpose,
  };
  return settleCameraRow(row, publishedCatalogue);
});

const CHOICES = COLUMNS.filter(({ kind }) => kind === 'choice');

afterEach(() => speakAs(() => undefined));

describe.each(CODES)('a camera table in %s', (written) => {
  it.each(CODES)('is read the same in %s', (read) => {
    const writing = formIn(written);
    const cells = ROWS.flatMap((row) =>
      CHOICES.map((column) => ({ column, value: valueOf(row, column), text: textOf(row, column, writing) })),
    );
    const reading = formIn(read);
    const filled = cells.filter(({ text }) => text !== '');
    expect(filled.map(({ column, text }) => [column.key, text, parseCell(text, column, reading)])).toEqual(
      filled.map(({ column, text, value }) => [column.key, text, { value }]),
    );
  });
});
