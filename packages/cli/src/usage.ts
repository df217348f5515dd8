export interface Usage {
  readonly call: string;
  readonly what: string;
  readonly options?: readonly (readonly [option: string, what: string])[];
}

const JSON_OPTION = ['--json', 'the whole answer as JSON, for scripts'] as const;

export const USAGES = {
  size: { call: 'size DESIGN', what: 'Sizes a design file: what to buy, and what limits it.', options: [JSON_OPTION] },
  explain: {
    call: 'explain DESIGN FIGURE',
    what: 'Tells how a figure comes about, down to what was typed: storage, servers, peak … or its path in the result.',
    options: [JSON_OPTION],
  },
  bitrate: {
    call: 'bitrate',
    what: 'The bit rate of one stream. Names may be parts: 1080p, "H.265 smart", 4K.',
    options: [
      ['--codec NAME', 'H.264 unless said'],
      ['--resolution NAME', '1080p unless said'],
      ['--complexity NAME', 'Medium-low unless said'],
      ['--fps NUMBER', 'frames per second, 15 unless said'],
      JSON_OPTION,
    ],
  },
  import: {
    call: 'import CAMERAS.csv',
    what: 'Makes a design file of a camera table.',
    options: [
      ['--name NAME', "the design's name; the file's unless said"],
      ['--out FILE', 'where to write it; otherwise it is printed'],
    ],
  },
  schema: { call: 'schema', what: 'Prints the JSON schema of a design file.' },
} as const satisfies Readonly<Record<string, Usage>>;

export type Command = keyof typeof USAGES;

export function isCommand(name: string | undefined): name is Command {
  return name !== undefined && Object.hasOwn(USAGES, name);
}

export function usageOf(command: Command): string {
  const { call, what, options = [] }: Usage = USAGES[command];
  return [`site-designer ${call}`, '', `  ${what}`, ...told(options)].join('\n');
}

function told(options: NonNullable<Usage['options']>): string[] {
  if (options.length === 0) return [];
  const width = Math.max(...options.map(([option]) => option.length));
  return ['', ...options.map(([option, what]) => `  ${option.padEnd(width)}  ${what}`)];
}

export function usage(): string {
  const calls = Object.values(USAGES).map(({ call, what }) => `  ${call.padEnd(22)}  ${what}`);
  return [
    'Sizes video surveillance designs.',
    '',
    ...calls,
    '',
    'COMMAND --help tells its options. A dash for a file reads what is piped in.',
    'Exit codes: 0 done, 1 cannot be built or no such figure, 2 wrong call, 3 unreadable or invalid file.',
  ].join('\n');
}
