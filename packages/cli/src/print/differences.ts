import { siteSums } from '@site-designer/sizing-engine/comparison';
import { ownSpeaker, type ExplainedProposal } from '@site-designer/texts';
import { plainNumber } from './amount.ts';
import { figuresOf, type Figure } from '../figures/figures.ts';

type Value = Figure['value'] | boolean | null;

/** A figure that some answers have differently. */
export interface Differing {
  readonly path: string;
  readonly title: string;
  /** One of each answer; null where it has none. */
  readonly values: readonly Value[];
  readonly unit: string;
}

/** The same of two answers. */
export function pairOf({ path, title, values: [before = null, after = null], unit }: Differing) {
  return { path, title, before, after, unit };
}

const TIGHTEST = 'bindingConstraint.';

/** Figures of an answer. Limits have different units: of the tightest one the name and the share are compared. */
export function comparedFigures(proposal: ExplainedProposal): readonly Figure[] {
  const { bindingConstraint } = proposal;
  const figures = figuresOf(proposal).flatMap((figure) => {
    if (!figure.path.startsWith(TIGHTEST)) return [figure];
    if (bindingConstraint === null || figure.path !== `${TIGHTEST}percent`) return [];
    const { limit, percent } = bindingConstraint;
    const name = ownSpeaker.say({ say: 'difference.limit', limit });
    return [{ ...figure, value: `${name}, ${plainNumber(percent)} %`, unit: '1' }];
  });
  return [...figures, ...siteFigures(proposal)];
}

/** Sums over closets and workstations, each of which has figures of its own; none where nobody asks for them. */
function siteFigures(proposal: ExplainedProposal): Figure[] {
  const { switches, ports, reservedW, workstations } = siteSums(proposal);
  const figures: readonly (readonly [string, number, string])[] = [
    ['switches', switches, 'switch'],
    ['ports for cameras', ports, 'port'],
    ['PoE reserved', reservedW, 'W'],
    ['workstations', workstations, 'workstation'],
  ];
  return figures
    .filter(([, value]) => value > 0)
    .map(([name, value, unit]) => ({ name, path: `site.${name}`, value, unit }));
}

/**
 * What answers have differently, the figures with a short name by that name: servers and appliances have them at different
 * paths. Numbers of different units are not compared.
 */
export function differencesOf(answers: readonly (readonly Figure[])[]): Differing[] {
  const byKey = answers.map((figures) => new Map(figures.map((each) => [each.name ?? each.path, each])));
  const keys = new Set(byKey.flatMap((figures) => [...figures.keys()]));
  return [...keys].flatMap((key) => {
    const figures = byKey.map((each) => each.get(key));
    const first = figures.find((figure) => figure !== undefined)!;
    const { path, name, unit } = first;
    const values = figures.map((figure) => figure?.value ?? null);
    const isSame = values.every((value) => value === values[0]);
    const isComparable = figures.every((figure) => figure === undefined || figure.unit === unit);
    return isSame || !isComparable ? [] : [{ path, title: name ?? path, values, unit }];
  });
}
