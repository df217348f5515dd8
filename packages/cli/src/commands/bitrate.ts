import { cameraForm, columnOf, withValue, type CameraForm, type ColumnKey } from '@site-designer/camera-table';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { sizeText, TYPED_SIZE } from '@site-designer/sizing-engine/design';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Option, type Command } from 'commander';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { nameOf, optionValue } from '../options/cell-options.ts';
import { amount, rangeText } from '../print/amount.ts';
import { paintFor } from '../print/paint.ts';
import { table, wrapped } from '../print/table.ts';
import type { Session } from '../shell/session.ts';
import type { Stream } from '../shell/shell.ts';
import { streamRates, type StreamQuestion, type StreamRates } from '../answers/stream-rates.ts';
import { said } from '../texts/said.ts';

interface Typed extends CatalogueOption {
  readonly codec?: string;
  readonly resolution?: string;
  readonly fps?: string;
  readonly complexity?: string;
  readonly motion?: string;
  readonly json?: true;
}

const PUBLISHED = cameraForm(publishedCatalogue);

interface Setting {
  readonly option: 'codec' | 'resolution' | 'fps' | 'complexity';
  readonly key: ColumnKey;
  /** What a new camera has. */
  readonly usually: number;
}

const CODEC: Setting = { option: 'codec', key: 'codec', usually: NEW_STREAM.codec };
const RESOLUTION: Setting = {
  option: 'resolution',
  key: 'resolution.motion',
  usually: NEW_STREAM.resolution.motion,
};
const FPS: Setting = { option: 'fps', key: 'fps.motion', usually: NEW_STREAM.fps.motion };
const COMPLEXITY: Setting = {
  option: 'complexity',
  key: 'complexity.motion',
  usually: NEW_STREAM.complexity.motion,
};

function usual(flags: string, description: string, { key, usually }: Setting): Option {
  return new Option(flags, description).default(undefined, nameOf(key, usually, PUBLISHED));
}

export function addBitrate(program: Command, { shell }: Session): void {
  program
    .command('bitrate')
    .description('bit rate of one stream, and its data per day')
    .addOption(usual('--codec <name>', 'codec, such as H.265', CODEC))
    .addOption(usual('--resolution <name>', 'resolution, such as 4K, 1080p, or any size such as 2688x1520', RESOLUTION))
    .addOption(usual('--fps <number>', 'frames per second', FPS))
    .addOption(usual('--complexity <name>', 'how much happens in the picture', COMPLEXITY))
    .option('--motion <percent>', 'record on motion only, which there is this share of time')
    .option('--json', 'print JSON')
    .addOption(catalogueOption())
    .addHelpText(
      'after',
      '\nNames may be shortened as long as only one fits: 720p, med. An unknown name lists all there are.',
    )
    .action(async (typed: Typed) => {
      const form = cameraForm(await loadCatalogue(shell, typed));
      const question = questionOf(typed, form);
      const rates = streamRates(question, form.catalogue);
      const names = namesOf(question, form);
      const lines = typed.json
        ? [JSON.stringify({ ...names, ...rates }, undefined, 2)]
        : ratesLines(names, rates, shell.out);
      shell.out.write(`${lines.join('\n')}\n`);
    });
}

function questionOf(typed: Typed, form: CameraForm): StreamQuestion {
  const { motion } = typed;
  const value = ({ option, key, usually }: Setting) => {
    const text = typed[option];
    return text === undefined ? usually : optionValue({ option, text }, key, form);
  };
  return {
    codecId: Number(value(CODEC)),
    ...pictureOf(value(RESOLUTION)),
    complexityId: Number(value(COMPLEXITY)),
    fps: Number(value(FPS)),
    ...(motion !== undefined && {
      motionPercent: Number(optionValue({ option: 'motion', text: motion }, 'motion.motion', form)),
    }),
  };
}

/** A resolution by its id, or a typed size by its text. */
function pictureOf(value: number | string): Pick<StreamQuestion, 'resolutionId' | 'size'> {
  const { resolution, size } = withValue({}, { column: columnOf('resolution.motion'), value });
  return { resolutionId: resolution?.motion ?? TYPED_SIZE, size: size?.motion ?? null };
}

function namesOf({ codecId, resolutionId, size, complexityId, fps, motionPercent }: StreamQuestion, form: CameraForm) {
  return {
    codec: nameOf('codec', codecId, form),
    resolution: size === null ? nameOf('resolution.motion', resolutionId, form) : sizeText(size),
    complexity: nameOf('complexity.motion', complexityId, form),
    fps,
    motionPercent: motionPercent ?? null,
  };
}

function ratesLines(
  names: ReturnType<typeof namesOf>,
  { kbps, averageKbps, gbPerDay, warnings }: StreamRates,
  out: Stream,
) {
  const { codec, resolution, complexity, fps, motionPercent } = names;
  const paint = paintFor(out);
  const average =
    motionPercent === null
      ? []
      : [rowOf(said('Average with {percent} % motion', { percent: motionPercent }), averageKbps, 'kbit/s')];
  const rows = [rowOf(said('Bit rate'), kbps, 'kbit/s'), ...average, rowOf(said('Storage of a day'), gbPerDay, 'GB')];
  const columns = [{ title: '' }, { title: 'Expected', isNumber: true }, { title: 'Range' }];
  return [
    paint.bold(
      said('{codec}, {resolution}, {fps} fps, complexity {complexity}', { codec, resolution, fps, complexity }),
    ),
    '',
    ...table(columns, rows, out.columns),
    '',
    ...warnings.flatMap((warning) => wrapped(paint.yellow(`! ${warning}`), out.columns)),
    ...wrapped(
      paint.dim(said('One scene in ten stays below the range, one in ten exceeds it. kbit/s and GB are decimal.')),
      out.columns,
    ),
  ];
}

function rowOf(title: string, figure: StreamRates['kbps'], unit: string): string[] {
  return [title, amount(figure.value, unit), rangeText(figure, unit)];
}
