import { FIGURE_NAMES, figurePaths, namedPaths, pathNamed, plainName } from '@site-designer/sizing-engine/explanations';
import type { ExplainedProposal } from '@site-designer/texts';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { didYouMean } from '../shell/suggest.ts';

/** The path of a figure, given by its name, its path, or an unambiguous end of its path. */
export function figureNamed(typed: string, proposal: ExplainedProposal): string {
  const paths = figurePaths(proposal);
  const wanted = plainName(typed);
  const exact = paths.find((path) => plainName(path) === wanted) ?? pathNamed(typed, paths);
  if (exact !== undefined) return exact;
  const ending = paths.filter((path) => endsWith(plainName(path), wanted));
  // Every server of the plan has the same figures as the design: they are found only by their path.
  const ofDesign = ending.filter((path) => !path.startsWith('serverPlan.'));
  const [only, ...others] = ofDesign.length > 0 ? ofDesign : ending;
  if (only !== undefined && others.length === 0) return only;
  throw new Failure(EXIT.usage, only === undefined ? unknown(typed, paths) : ambiguous(typed, [only, ...others]));
}

function endsWith(path: string, wanted: string): boolean {
  return [wanted, `${wanted}.value`].some((end) => path.endsWith(`.${end}`));
}

function unknown(typed: string, paths: readonly string[]): string {
  const wanted = plainName(typed);
  if (FIGURE_NAMES.some((name) => plainName(name) === wanted)) {
    return `The result of this design has no figure "${typed}".`;
  }
  const names = namedPaths(paths);
  const near = didYouMean(typed, [...names.keys(), ...paths]);
  return `There is no figure "${typed}".${near}\nShort names: ${shortNames(names)}.\nWithout a figure, explain lists all of them.`;
}

function shortNames(names: ReadonlyMap<string, string>): string {
  return [...names.keys()].filter((name) => !/ (low|high)$/.test(name)).join(', ');
}

function ambiguous(typed: string, paths: readonly string[]): string {
  return `"${typed}" is more than one figure:\n${paths.map((path) => `  ${path}`).join('\n')}`;
}
