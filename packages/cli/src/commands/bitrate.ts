import { NEW_STREAM } from '@site-designer/sizing-engine';
import type { Command } from 'commander';
import { nameOf, optionValue } from '../options.ts';
import { amount, rangeText } from '../print/amount.ts';
import { paintFor } from '../print/paint.ts';
import { table, wrapped } from '../print/table.ts';
import type { Session } from '../session.ts';
import type { Stream } from '../shell.ts';
import { streamRates, type StreamQuestion, type StreamRates } from '../stream-rates.ts';

interface Typed {
  readonly codec: string;
  readonly resolution: string;
  readonly fps: string;
  readonly complexity: string;
  readonly motion?: string;
  readonly json?: true;
}

/** The stream that a new camera has. */
const USUAL = {
  codec: nameOf('codec', NEW_STREAM.codec),
  resolution: nameOf('resolution.motion', NEW_STREAM.resolution.motion),
  fps: String(NEW_STREAM.fps.motion),
  complexity: nameOf('complexity.motion', NEW_STREAM.complexity.motion),
} as const;

export function addBitrate(program: Command, { shell }: Session): void {
  program
    .command('bitrate')
    .description('bit rate of one stream, and what it makes of a day')
    .option('--codec <name>', 'codec, such as H.265', USUAL.codec)
    .option('--resolution <name>', 'resolution, such as 4K, 1080p or 1920x1080', USUAL.resolution)
    .option('--fps <number>', 'frames per second', USUAL.fps)
    .option('--complexity <name>', 'how much happens in the picture', USUAL.complexity)
    .option('--motion <percent>', 'record on motion only, which there is this share of time')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nNames may be shortened as long as only one fits: 720p, med. One that is unknown lists all there are.',
    )
    .action((typed: Typed) => {
      const question = questionOf(typed);
      const rates = streamRates(question);
      const lines = typed.json
        ? [JSON.stringify({ ...namesOf(question), ...rates }, undefined, 2)]
        : ratesLines(question, rates, shell.out);
      shell.out.write(`${lines.join('\n')}\n`);
    });
}

function questionOf({ codec, resolution, fps, complexity, motion }: Typed): StreamQuestion {
  return {
    codecId: optionValue('codec', codec, 'codec'),
    resolutionId: optionValue('resolution', resolution, 'resolution.motion'),
    complexityId: optionValue('complexity', complexity, 'complexity.motion'),
    fps: optionValue('fps', fps, 'fps.motion'),
    ...(motion !== undefined && { motionPercent: optionValue('motion', motion, 'motion.motion') }),
  };
}

function namesOf({ codecId, resolutionId, complexityId, fps, motionPercent }: StreamQuestion) {
  return {
    codec: nameOf('codec', codecId),
    resolution: nameOf('resolution.motion', resolutionId),
    complexity: nameOf('complexity.motion', complexityId),
    fps,
    motionPercent: motionPercent ?? null,
  };
}

function ratesLines(question: StreamQuestion, { kbps, averageKbps, gbPerDay, warnings }: StreamRates, out: Stream) {
  const { codec, resolution, complexity, fps, motionPercent } = namesOf(question);
  const paint = paintFor(out);
  const average =
    motionPercent === null ? [] : [rowOf(`Average with ${motionPercent} % motion`, averageKbps, 'kbit/s')];
  const rows = [rowOf('Bit rate', kbps, 'kbit/s'), ...average, rowOf('Storage of a day', gbPerDay, 'GB')];
  const columns = [{ title: '' }, { title: 'Expected', isNumber: true }, { title: 'Range' }];
  return [
    paint.bold(`${codec}, ${resolution}, ${fps} fps, ${complexity.toLowerCase()} complexity`),
    '',
    ...table(columns, rows, out.columns),
    '',
    ...warnings.flatMap((warning) => wrapped(paint.yellow(`! ${warning}`), out.columns)),
    ...wrapped(
      paint.dim('One scene in ten stays below the range, one in ten exceeds it. kbit/s and GB are decimal.'),
      out.columns,
    ),
  ];
}

function rowOf(title: string, figure: StreamRates['kbps'], unit: string): string[] {
  return [title, amount(figure.value, unit), rangeText(figure, unit)];
}
