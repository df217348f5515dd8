import { describe, expect, it } from 'vitest';
import { MOST_REPORT_MB, readCameraReport } from '../src/index.ts';
import { amount, bytesOf, csv, MACHINES, problemsIn, reportIn, VENDOR_COLUMNS, WITHOUT_RETENTION } from './reports.ts';

const TWO = [
  { usedGib: 1234.56, days: 29.5, percent: 61.4 },
  { usedGib: 98.7, days: 7.04, percent: 100 },
];

const READ = {
  usedSpaceGib: 1234.56,
  daysHeld: 29.5,
  recordedPercent: 61.4,
  setDays: 30,
  hasEvidenceLock: false,
  isEnabled: true,
  storageName: 'Local default',
  model: 'AXIS Q1615',
  recorderName: 'REC1',
};

describe.each(Object.entries(MACHINES))('a report of a machine in %s', (_, machine) => {
  it.each([
    ['with commas', ','],
    ['with semicolons', ';'],
    ['with tabs', '\t'],
  ])('is read %s between its cells', (_name, separator) => {
    const { cameras, newestRecording } = reportIn(csv(TWO, { machine, separator }));
    expect(cameras).toHaveLength(2);
    expect(cameras[0]).toMatchObject({ name: 'Lobby 1', line: 2, ...READ });
    expect(cameras[1]).toMatchObject({ usedSpaceGib: 98.7, daysHeld: 7.04, recordedPercent: 100 });
    expect(cameras[0]!.momentKbps).toBeCloseTo(4.2 * 1048.576, 9);
    expect(newestRecording).toBe('2026-05-31');
  });

  it('has the days of its database where retention info is missing', () => {
    const { cameras, notes } = reportIn(csv(TWO, { machine, columns: WITHOUT_RETENTION }));
    expect(cameras[0]).toMatchObject({ ...READ, daysHeld: 29.5, hasEvidenceLock: null });
    expect(notes.map(({ code }) => code)).toEqual(['sign-in-columns-dropped', 'no-lock-column', 'days-from-database']);
  });

  it('is read with columns removed and reordered', () => {
    const columns = ['UsedSpaceInGB', 'PercentRecordedOneWeek', 'ActualRetentionDays', 'Name'];
    expect(reportIn(csv(TWO, { machine, columns })).cameras[0]).toMatchObject({
      name: 'Lobby 1',
      usedSpaceGib: 1234.56,
      daysHeld: 29.5,
    });
  });
});

describe('encodings', () => {
  const text = csv([{ name: 'Überfahrt Süd' }]);

  it.each([
    ['UTF-8', bytesOf(text)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${text}`)],
    ['UTF-16 with a mark', utf16(`\uFEFF${text}`)],
    ['UTF-16 without a mark', utf16(text)],
  ])('%s is known by its bytes', (_, bytes) => {
    const read = readCameraReport(bytes);
    expect(read).toMatchObject({ kind: 'read', report: { cameras: [{ name: 'Überfahrt Süd' }] } });
  });

  it('of Windows are assumed, with a note', () => {
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0)!);
    const read = readCameraReport(bytes);
    expect(read).toMatchObject({
      kind: 'read',
      report: {
        cameras: [{ name: 'Überfahrt Süd' }],
        notes: expect.arrayContaining([expect.objectContaining({ code: 'encoding-presumed' })]) as unknown,
      },
    });
  });
});

function utf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from(text, (letter) => letter.codePointAt(0)!).buffer);
}

describe('versions', () => {
  it('the type line of an old PowerShell is skipped, and counted in line numbers', () => {
    const { cameras } = reportIn(csv(TWO, { before: '#TYPE System.Management.Automation.PSCustomObject\r\n' }));
    expect(cameras.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('the separator line of a spreadsheet is skipped', () => {
    expect(reportIn(csv(TWO, { before: 'sep=;\r\n', separator: ';' })).cameras).toHaveLength(2);
  });

  it('a report from before 25.2.61 has no locks, and its days are taken as they are', () => {
    const columns = VENDOR_COLUMNS.filter(
      (column) => !['HasEvidenceLock', 'OldestVideoInRetentionWindow'].includes(column),
    );
    const { cameras, notes } = reportIn(csv(TWO, { columns }));
    expect(cameras[0]).toMatchObject({ daysHeld: 29.5, hasEvidenceLock: null });
    expect(notes.map(({ code }) => code)).toContain('no-lock-column');
  });

  it('a camera whose true start is hidden by a lock has no days', () => {
    const { cameras } = reportIn(csv([{}, { cells: { HasEvidenceLock: 'True', ActualRetentionDays: '' } }]));
    expect(cameras[1]).toMatchObject({ hasEvidenceLock: true, daysHeld: null });
  });

  it('figures of switches that were not given are unknown, and the notes name the switches', () => {
    const cells = {
      PercentRecordedOneWeek: 'NotIncluded',
      UsedSpaceInGB: 'NotIncluded',
      MediaDatabaseBegin: '',
      MediaDatabaseEnd: '',
      ActualRetentionDays: 'NotIncluded',
      HasEvidenceLock: 'NotIncluded',
      CurrentRecordedBitrate: 'Unavailable',
    };
    const { cameras, notes } = reportIn(csv([{ cells }]));
    expect(cameras[0]).toMatchObject({
      usedSpaceGib: null,
      daysHeld: null,
      recordedPercent: null,
      hasEvidenceLock: null,
      momentKbps: null,
    });
    expect(notes.map(({ code }) => code)).toEqual([
      'sign-in-columns-dropped',
      'no-lock-column',
      'no-days',
      'no-space',
      'no-recorded-share',
    ]);
  });

  it('a list with titles above, without quotation marks and with repeated headers is read', () => {
    const text = csv([{}], { isQuoted: false, columns: ['Name', 'UsedSpaceInGB', 'ActualRetentionDays'] });
    expect(reportIn(`Report of May\r\n\r\n${text}${text}`).cameras.map(({ line }) => line)).toEqual([4, 6]);
  });

  it('headers with other capitals and spaces around them are recognized', () => {
    const columns = [' name ', 'USEDSPACEINGB', 'Actual Retention Days'];
    const text = `${columns.join(',')}\nGate,12.5,3.25\n`;
    expect(reportIn(text)).toMatchObject({
      columns: ['name', 'USEDSPACEINGB', 'Actual Retention Days'],
      cameras: [{ name: 'Gate', usedSpaceGib: 12.5, daysHeld: 3.25 }],
    });
  });
});

describe('the cameras of a report', () => {
  it('cameras that are switched off or not recording are not enabled, also in the words of a spreadsheet', () => {
    const lines = [
      {},
      { cells: { Enabled: 'False' } },
      { cells: { RecordingEnabled: 'FALSCH' } },
      { cells: { Enabled: 'WAHR' } },
    ];
    expect(reportIn(csv(lines)).cameras.map(({ isEnabled }) => isEnabled)).toEqual([true, false, false, true]);
  });

  it('keys are ids, otherwise recorder, hardware, name and channel, and never occur twice', () => {
    expect(reportIn(csv(TWO)).cameras[0]!.key).toBe('00000000-0000-0000-0000-000000000000');
    const columns = ['Name', 'RecorderName', 'UsedSpaceInGB'];
    const keys = reportIn(csv([{ name: 'Gate' }, { name: 'Gate' }], { columns })).cameras.map(({ key }) => key);
    expect(keys).toEqual(['REC1 / Gate', 'REC1 / Gate (line 3)']);
  });

  it('passwords and users occur in no result, question or message', () => {
    const texts = [
      csv(TWO),
      csv([{ cells: { UsedSpaceInGB: 'much' } }]),
      csv([{ cells: { Password: '1,234' } }]),
      `${csv(TWO)}"Lobby 9","root","S3cret!pass`,
    ];
    for (const text of texts) expect(JSON.stringify(readCameraReport(bytesOf(text)))).not.toMatch(/S3cret|root/);
  });

  it('columns of users and passwords are named as dropped', () => {
    const { notes, columns } = reportIn(csv(TWO));
    expect(notes[0]!.message).toBe('Dropped without being read: Username, Password.');
    expect(columns).not.toContain('Password');
  });

  it('a name that looks like a formula stays a name', () => {
    const name = '=HYPERLINK("http://a.example","Gate")';
    expect(reportIn(csv([{ name }])).cameras[0]!.name).toBe(name);
  });

  it('placeholder dates of old reports count as missing', () => {
    const cells = { MediaDatabaseBegin: '1/1/0001 12:00:00 AM', MediaDatabaseEnd: '1/1/1970 12:00:00 AM' };
    const { cameras, newestRecording } = reportIn(csv([{ cells }], { columns: WITHOUT_RETENTION }));
    expect(cameras[0]!.daysHeld).toBeNull();
    expect(newestRecording).toBeUndefined();
  });
});

describe('a culture that one cell does not show', () => {
  const columns = ['Name', 'UsedSpaceInGB', 'ActualRetentionDays', 'CurrentRecordedBitrate'];
  const written = (used: string, days: string, rate: string): string =>
    `${columns.join(';')}\nGate;${used};${days};${rate}\nYard;${used};5;Unavailable\n`;

  it.each([
    ['by a bit rate with one decimal', '1,234', '30', '4,2', 1.234],
    ['by days with two decimals', '1,234', '29.55', 'Unavailable', 1234],
    ['by two marks in one number', '1,234', '1.234,5', '', 1.234],
    ['by a number below one', '1.234', '0,50', '', 1234],
  ])('is shown %s', (_, used, days, rate, expected) => {
    const text = written(used, days, rate);
    expect(reportIn(text).cameras[0]!.usedSpaceGib).toBe(expected);
  });

  it('is asked for where no other cell shows it, with an example of each reading', () => {
    expect(readCameraReport(bytesOf(written('1,234', '30', '')))).toEqual({
      kind: 'question',
      question: {
        line: 2,
        column: 6,
        header: 'UsedSpaceInGB',
        message: expect.stringMatching(/culture/) as string,
        readings: [
          { culture: 'en-US', value: '1234' },
          { culture: 'de-DE', value: '1.234' },
        ],
      },
    });
  });

  it.each([
    ['en-US', 1234],
    ['de-DE', 1.234],
    ['fr-FR', 1.234],
    ['de-CH', 1234],
  ])('is taken as it is given: %s', (culture, expected) => {
    expect(reportIn(written('1,234', '30', ''), { culture }).cameras[0]!.usedSpaceGib).toBe(expected);
  });

  it('is not asked for where every reading is the same', () => {
    expect(reportIn(written('1 234', '30', '')).cameras[0]!.usedSpaceGib).toBe(1234);
  });

  const dated = (begin: string, end: string, days = ''): string =>
    `Name;MediaDatabaseBegin;MediaDatabaseEnd;UsedSpaceInGB${days && ';ActualRetentionDays'}\nGate;${begin};${end};12,50${days && `;${days}`}\n`;

  it('is asked for where days depend on dates whose day and month can be swapped', () => {
    const text = dated('03/04/2026 10:00:00', '05/04/2026 10:00:00');
    expect(readCameraReport(bytesOf(text))).toMatchObject({
      kind: 'question',
      question: {
        line: 2,
        header: 'MediaDatabaseBegin',
        readings: [
          { culture: 'en-US', value: '2026-03-04' },
          { culture: 'en-GB', value: '2026-04-03' },
        ],
      },
    });
    expect(reportIn(text, { culture: 'de-DE' }).cameras[0]!.daysHeld).toBe(2);
    expect(reportIn(dated('03/04/2026 10:00:00', '05/04/2026 10:00:00', '2,00'))).toMatchObject({
      newestRecording: undefined,
      cameras: [{ daysHeld: 2 }],
    });
  });

  it('is known from one day above 12', () => {
    expect(reportIn(dated('03/04/2026 10:00:00', '28/04/2026 22:00:00')).cameras[0]!.daysHeld).toBe(25.5);
    expect(reportIn(dated('3/4/2026 10:00:00 AM', '3/28/2026 10:00:00 PM')).cameras[0]!.daysHeld).toBe(24.5);
  });
});

const BROKEN: readonly (readonly [string, string, readonly [number, number, RegExp]])[] = [
  ['an empty file', '', [1, 1, /empty/]],
  ['blank lines alone', '\r\n \r\n', [1, 1, /empty/]],
  ['another table', 'Product,Price\nCamera,12\n', [1, 1, /headers of a camera report/]],
  ['a report without headers', '"Gate","12.5","3"\n', [1, 1, /headers of a camera report/]],
  ['names alone', 'Name,Model\nGate,Q1615\n', [1, 1, /-IncludeRecordingStats/]],
  ['headers alone', csv([]), [1, 1, /no camera/]],
  ['a column twice', 'Name,UsedSpaceInGB,UsedSpaceInGB\nGate,1.5,2.5\n', [1, 20, /same header/]],
  ['a word for a number', 'Name,UsedSpaceInGB\nGate,much\n', [2, 6, /Not a number/]],
  ['a unit in a number', 'Name,UsedSpaceInGB\nGate,12.5 GB\n', [2, 6, /Not a number/]],
  ['a negative space', 'Name,UsedSpaceInGB\nGate,-3.5\n', [2, 6, /Not a number/]],
  ['a share above 100', 'Name,UsedSpaceInGB,PercentRecordedOneWeek\nGate,1.5,100.1\n', [2, 10, /between 0 and 100/]],
  ['a space beyond all disks', 'Name,UsedSpaceInGB\nGate,9999999.5\n', [2, 6, /between 0 and/]],
  [
    'a decimal comma among points',
    'Name,UsedSpaceInGB\nGate,12.5\nYard,11.5\nDock,"3,25"\n',
    [4, 6, /decimal point, as the others/],
  ],
  ['thousands in twos', 'Name,UsedSpaceInGB\nGate,12.5\nYard,"1,23,456.5"\n', [3, 6, /Not a number/]],
  ['neither True nor False', 'Name,Enabled,UsedSpaceInGB\nGate,perhaps,12.5\n', [2, 6, /True or False/]],
  ['a lock that is a number', 'Name,HasEvidenceLock,UsedSpaceInGB\nGate,1,12.5\n', [2, 6, /True or False/]],
  ['a line with a cell too many', 'Name,UsedSpaceInGB\nGate,1,234.56\n', [2, 8, /3 cells, the headers are 2/]],
  [
    'a line that is cut off',
    'Name,UsedSpaceInGB,ActualRetentionDays\nGate,1.5,3\nYard,2.5',
    [3, 6, /ends after 2 of 3/],
  ],
  ['a quotation mark that is not closed', 'Name,UsedSpaceInGB\nGate,12.5\n"Yard,13.5\n', [3, 1, /quotation mark/]],
  ['a quotation mark within a cell', 'Name,UsedSpaceInGB\n"Gate"2,12.5\n', [2, 1, /quotation mark/]],
  ['a camera without a name', 'Name,UsedSpaceInGB\n,12.5\n', [2, 1, /neither a name/]],
  ['an id twice', 'Id,Name,UsedSpaceInGB\na1,Gate,1.5\nA1,Yard,2.5\n', [3, 1, /line 2 already/]],
  ['a date that is none', 'Name,UsedSpaceInGB,MediaDatabaseEnd\nGate,1.5,yesterday\n', [2, 10, /Not a date/]],
  [
    'a day that no month has',
    'Name,UsedSpaceInGB,MediaDatabaseEnd\nGate,1.5,2026-02-30 10:00:00\n',
    [2, 10, /Not a date/],
  ],
  [
    'months first among days first',
    'Name,UsedSpaceInGB,MediaDatabaseEnd\nA,1.5,28/05/2026\nB,1.5,29/05/2026\nC,1.5,05/28/2026\n',
    [4, 7, /begins with the day/],
  ],
  [
    'an end before its begin',
    'Name,UsedSpaceInGB,MediaDatabaseBegin,MediaDatabaseEnd\nGate,1.5,2026-05-04,2026-05-03\n',
    [2, 21, /older than/],
  ],
  ['a binary file', 'Name,UsedSpaceInGB\nGate,1\0\u00015\n', [1, 1, /Not a text file/]],
];

describe('a broken report is refused with line and column', () => {
  it.each(BROKEN)('%s', (_, text, [line, column, message]) => {
    expect(problemsIn(text)[0]).toMatchObject({ line, column, message: expect.stringMatching(message) as string });
  });

  it('also below a type line', () => {
    expect(problemsIn('#TYPE A\nName,UsedSpaceInGB\nGate,much\n')[0]).toMatchObject({ line: 3, column: 6 });
  });

  it('with all cells at once, in the order of the file, up to a limit', () => {
    const text = `Name,Enabled,UsedSpaceInGB\n${'Gate,perhaps,much\n'.repeat(80)}`;
    const problems = problemsIn(text);
    expect(problems).toHaveLength(100);
    expect(problems.slice(0, 3).map(({ line, column }) => [line, column])).toEqual([
      [2, 6],
      [2, 14],
      [3, 6],
    ]);
  });

  it.each([['xx-nowhere-at-all'], ['not a culture'], ['']])('and so is the culture %j', (culture) => {
    expect(problemsIn(csv(TWO), { culture })[0]!.message).toContain('is no culture');
  });

  it('where the culture is given and a number belongs to another', () => {
    expect(problemsIn(csv(TWO, { machine: MACHINES['de-DE']! }), { culture: 'en-US' })[0]).toMatchObject({
      line: 2,
      message: expect.stringMatching(/decimal point/) as string,
    });
  });

  it('as a workbook or a file of another size', () => {
    expect(readCameraReport(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toMatchObject({
      kind: 'refused',
      problems: [{ message: expect.stringMatching(/save the sheet/) as string }],
    });
    expect(readCameraReport(new Uint8Array(MOST_REPORT_MB * 1_000_000 + 1))).toMatchObject({
      kind: 'refused',
      problems: [{ message: expect.stringMatching(/at most 64 MB/) as string }],
    });
  });
});

it('reads 5000 cameras with every column without a noticeable wait', () => {
  const text = csv(Array.from({ length: 5000 }, (_, index) => ({ usedGib: 100 + index })));
  const start = performance.now();
  expect(reportIn(text).cameras).toHaveLength(5000);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(amount(MACHINES['de-CH']!, 1234.5, 2)).toBe('1’234.50');
});
