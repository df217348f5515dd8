import { SPOKEN } from '@site-designer/texts';
import { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { addAsBuilt } from './as-built.ts';
import { addBitrate } from './bitrate.ts';
import { addCompare } from './compare.ts';
import { addExplain } from './explain.ts';
import { addExport } from './export.ts';
import { addGoal } from './goal.ts';
import { addImport } from './import.ts';
import { addMcp } from './mcp.ts';
import { addSchema } from './schema.ts';
import { addSize } from './size.ts';
import { EXIT_CODES_TEXT } from '../shell/exit-code.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import type { Session } from '../shell/session.ts';
import type { Shell } from '../shell/shell.ts';

/** What `--language` takes; `run` reads it. */
const SPOKEN_TAGS = Object.keys(SPOKEN).join(', ');

const COMMANDS = [
  addSize,
  addGoal,
  addCompare,
  addExplain,
  addBitrate,
  addImport,
  addExport,
  addAsBuilt,
  addSchema,
  addMcp(programFor),
];

export function programFor(session: Session): Command {
  const program = new Command('site-designer')
    .description(manifest.description)
    .version(manifest.version, '-V, --version', 'print the version')
    .option('--language <tag>', `language of the sentences: ${SPOKEN_TAGS}; names of fields and codes do not change`)
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', `\n${EXIT_CODES_TEXT}`);
  speakThrough(program, session.shell);
  for (const add of COMMANDS) add(program, session);
  return program;
}

/** Commands inherit this when they are added. */
function speakThrough(program: Command, { out, err }: Shell): void {
  program
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('(--help shows all commands and options)')
    .configureOutput({
      writeOut: (text) => out.write(text),
      writeErr: (text) => err.write(text),
      outputError: (text, write) => write(paintFor(err).red(printable(text))),
      getOutHelpWidth: () => out.columns ?? HELP_COLUMNS,
      getErrHelpWidth: () => err.columns ?? HELP_COLUMNS,
      getOutHasColors: () => out.hasColours,
      getErrHasColors: () => err.hasColours,
    });
}

const HELP_COLUMNS = 100;
