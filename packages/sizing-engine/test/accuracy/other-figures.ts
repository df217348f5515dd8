import { catalogue } from '../support/designs.ts';
import { computed } from '../support/formula-sweep.ts';

const { bitrateModel, physicalModel, codecs } = catalogue;

const readErrorPercent = (perBit: number): string =>
  (100 * computed('failure.read-error', { diskTb: 6, disks: 1, perBit })).toFixed(1);

const rebuildHours = (diskTb: number, speed: number): string =>
  computed('failure.rebuild-hours', { diskTb, speed }).toFixed(1);

function factorOf(name: string): number {
  return codecs.find((each) => each.name === name)!.factor.value;
}

function inMotion(name: string): number {
  const codec = codecs.find((each) => each.name === name)!;
  return 'motionFactor' in codec ? codec.motionFactor.value : codec.factor.value;
}

function batteryOf(va: number): number {
  return physicalModel.upsSizes.find(({ rating }) => rating.value === va)!.energy.value;
}

/** A virtual machine of the catalogue has eight. */
const camerasPerVcpu =
  catalogue.machineFamilies.find(({ advisedCameras }) => advisedCameras)!.advisedCameras!.value / 8;

const shelfWatts = computed('physical.shelves-power', {
  shelves: 1,
  bays: 12,
  bayPower: physicalModel.shelfBayPower.value,
  basePower: physicalModel.shelfBasePower.value,
});

const upsVa = computed('physical.ups-rating', {
  watts: 2750,
  powerFactor: physicalModel.upsPowerFactor.value,
  margin: 1,
});

const COMPARISONS = 'published comparisons of codecs';
const FRAME_RATES = 'test of several cameras by a trade publication';
const RECORDER = 'recorder documentation';
const EXPOSURE = 'published tables of rebuild exposure';
const BATTERIES = 'published minutes at full load';

/** A figure with what it is about, by its code. Numbers have the digits that are printed of them. */
interface OtherFigure {
  readonly of: string;
  /** One, the two ends of a range, or one for each of several. */
  readonly published: readonly string[];
  readonly here: readonly string[];
  readonly unit: string;
  readonly source: string;
}

/** Figures of other kinds: what is published, and what the engine counts with or computes. */
export function otherFigures(): OtherFigure[] {
  const cameras = [1, 2, 4].map((cpus) => camerasPerVcpu * cpus).join(' ');
  const h265Smart = (factorOf('H.265 smart') / factorOf('H.265')).toFixed(2);
  const rows: [of: string, published: string, here: string | number, unit: string, source: string][] = [
    ['mpeg4', '1.4 1.55', factorOf('MPEG-4'), '', COMPARISONS],
    ['h264-smart-still', '0.1 0.6', factorOf('H.264 smart'), '', COMPARISONS],
    ['h264-smart-motion', '0.82 0.93', inMotion('H.264 smart'), '', COMPARISONS],
    ['h265-smart-still', '0.43 0.80', h265Smart, '', COMPARISONS],
    ['low-frame-rates', '0.57 0.59', bitrateModel.lowFrameRates.exponent.value, '', FRAME_RATES],
    ['cameras-per-vcpu', '7 16 36', cameras, '', RECORDER],
    ['read-error-14', '38', readErrorPercent(1e-14), '%', EXPOSURE],
    ['read-error-15', '4.7', readErrorPercent(1e-15), '%', EXPOSURE],
    ['rebuild-22', '40.7', rebuildHours(22, 150), 'h', EXPOSURE],
    ['rebuild-16', '148', rebuildHours(16, 30), 'h', EXPOSURE],
    ['shelf', '158', shelfWatts, 'W', 'measured by a maker of storage'],
    ['ups', '3056', Math.round(upsVa), 'VA', 'guidance on sizing a UPS'],
    ['battery-1500', '98', batteryOf(1500), 'Wh', BATTERIES],
    ['battery-2200', '231', batteryOf(2200), 'Wh', BATTERIES],
    ['battery-3000', '405', batteryOf(3000), 'Wh', BATTERIES],
  ];
  return rows.map(([of, published, here, unit, source]) => ({
    of,
    published: published.split(' '),
    here: String(here).split(' '),
    unit,
    source,
  }));
}
