import { catalogue } from '../support/designs.ts';
import { computed } from '../support/formula-sweep.ts';
import { number, text, type AccuracyTable } from './table.ts';

const { bitrateModel, physicalModel, codecs } = catalogue;

const readError = (diskTb: number, disks: number, perBit: number): string =>
  `${(100 * computed('failure.read-error', { diskTb, disks, perBit })).toFixed(1)} %`;

const rebuildHours = (diskTb: number, speed: number): string =>
  `${computed('failure.rebuild-hours', { diskTb, speed }).toFixed(1)} h`;

function factorOf(name: string): number {
  return codecs.find((each) => each.name === name)!.factor.value;
}

function inMotion(name: string): number {
  const codec = codecs.find((each) => each.name === name)!;
  return 'motionFactor' in codec ? codec.motionFactor.value : codec.factor.value;
}

function batteryOf(va: number): string {
  return `${physicalModel.upsSizes.find(({ rating }) => rating.value === va)!.energy.value} Wh`;
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
const RECORDER = 'recorder documentation';
const EXPOSURE = 'published tables of rebuild exposure';
const BATTERIES = 'published minutes at full load';

/** Figures of other kinds: what is published, and what the engine counts with or computes. */
export function otherFigures(): AccuracyTable {
  return {
    title: 'Other published figures',
    columns: [text('Of what'), number('Published'), number('Here'), text('Source')],
    rows: [
      ['MPEG-4, of H.264', '1.4 to 1.55', String(factorOf('MPEG-4')), COMPARISONS],
      ['H.264 smart while nothing moves, of H.264', '0.1 to 0.6', String(factorOf('H.264 smart')), COMPARISONS],
      ['H.264 smart in constant motion, of H.264', '0.82 to 0.93', String(inMotion('H.264 smart')), COMPARISONS],
      [
        'H.265 smart while nothing moves, of H.265',
        '0.43 to 0.80',
        (factorOf('H.265 smart') / factorOf('H.265')).toFixed(2),
        COMPARISONS,
      ],
      [
        'exponent of the frame rate below 5 a second',
        '0.57 to 0.59',
        String(bitrateModel.lowFrameRates.exponent.value),
        'test of several cameras by a trade publication',
      ],
      ['cameras on 1, 2 and 4 vCPU', '7, 16, 36', [1, 2, 4].map((cpus) => camerasPerVcpu * cpus).join(', '), RECORDER],
      ['read error while 6 TB are read, 1 in 10^14 bit', '38 %', readError(6, 1, 1e-14), EXPOSURE],
      ['read error while 6 TB are read, 1 in 10^15 bit', '4.7 %', readError(6, 1, 1e-15), EXPOSURE],
      ['rebuild of 22 TB at 150 MB/s', '40.7 h', rebuildHours(22, 150), EXPOSURE],
      ['rebuild of 16 TB at 30 MB/s', '148 h', rebuildHours(16, 30), EXPOSURE],
      ['shelf with twelve 7.2k disks', '158 W', `${shelfWatts} W`, 'measured by a maker of storage'],
      ['UPS for 2750 W without margin', '3056 VA', `${Math.round(upsVa)} VA`, 'guidance on sizing a UPS'],
      ['battery of a UPS of 1500 VA', '98 Wh', batteryOf(1500), BATTERIES],
      ['battery of a UPS of 2200 VA', '231 Wh', batteryOf(2200), BATTERIES],
      ['battery of a UPS of 3000 VA', '405 Wh', batteryOf(3000), BATTERIES],
    ],
  };
}
