import { designFileSchema } from '@site-designer/design-file';
import { SizingError } from '@site-designer/sizing-engine';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { bitrate } from './commands/bitrate.ts';
import { explain } from './commands/explain.ts';
import { importCameras } from './commands/import.ts';
import { size } from './commands/size.ts';
import { EXIT, Failure, type ExitCode, type Io } from './io.ts';
import { isCommand, usage, USAGES, usageOf, type Command } from './usage.ts';
import manifest from '../package.json' with { type: 'json' };

/** Runs a command line; gives its exit code. What goes wrong is thrown as a {@link Failure}. */
export async function run([name, ...args]: readonly string[], io: Io): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === 'help') return printed(io, usage());
  if (name === '--version') return printed(io, manifest.version);
  if (!isCommand(name)) throw new Failure(`There is no command "${name}".\n\n${usage()}`, EXIT.usage);
  if (args.includes('--help')) return printed(io, usageOf(name));
  try {
    return await COMMANDS[name](args, io);
  } catch (cause) {
    throw cause instanceof SizingError ? new Failure(cause.message, EXIT.noAnswer) : cause;
  }
}

function printed(io: Io, text: string): ExitCode {
  io.print(text);
  return EXIT.done;
}

const JSON_FLAG = { json: { type: 'boolean', default: false } } as const;

const COMMANDS: Readonly<Record<Command, (args: readonly string[], io: Io) => Promise<ExitCode>>> = {
  size: async (args, io) => {
    const { positionals, values } = parsed('size', args, JSON_FLAG);
    return size(positionals[0]!, { json: values['json'] === true }, io);
  },
  explain: async (args, io) => {
    const { positionals, values } = parsed('explain', args, JSON_FLAG);
    return explain({ file: positionals[0]!, figure: positionals[1]!, json: values['json'] === true }, io);
  },
  bitrate: async (args, io) => {
    const { values } = parsed('bitrate', args, { ...STREAM_FLAGS, ...JSON_FLAG });
    const { codec, resolution, complexity, fps } = values as Readonly<Record<keyof typeof STREAM_FLAGS, string>>;
    return bitrate({ codec, resolution, complexity, fps, json: values['json'] === true }, io);
  },
  import: async (args, io) => {
    const { positionals, values } = parsed('import', args, { name: { type: 'string' }, out: { type: 'string' } });
    const { name, out } = values as { readonly name?: string; readonly out?: string };
    return importCameras(positionals[0]!, { name, out }, io);
  },
  schema: async (args, io) => {
    parsed('schema', args, {});
    return printed(io, JSON.stringify(designFileSchema(), undefined, 2));
  },
};

/** The stream that a new camera has. */
const STREAM_FLAGS = {
  codec: { type: 'string', default: 'H.264' },
  resolution: { type: 'string', default: '1080p' },
  complexity: { type: 'string', default: 'Medium-low' },
  fps: { type: 'string', default: '15' },
} as const;

type Flags = NonNullable<ParseArgsConfig['options']>;

function parsed(command: Command, args: readonly string[], options: Flags) {
  const { call } = USAGES[command];
  // What a call takes is named in capitals after its name.
  const count = call.split(' ').length - 1;
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length !== count) throw new TypeError(`Call it as: site-designer ${call}`);
    return { positionals, values: values as Readonly<Record<string, unknown>> };
  } catch (cause) {
    throw new Failure(`${(cause as Error).message}\n\n${usageOf(command)}`, EXIT.usage);
  }
}
