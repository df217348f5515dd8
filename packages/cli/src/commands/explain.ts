import {
  calculateProposal,
  derivationText,
  explain as explained,
  figurePaths,
  formulas,
  type ExplainedProposal,
} from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { EXIT, Failure, type ExitCode, type Io } from '../io.ts';
import { nearest } from '../nearest.ts';
import { readDesign } from '../read-design.ts';

/** Short names of the figures that are asked for most; the first one that a proposal has. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  cameras: ['totals.cameras.value'],
  streams: ['totals.cameraStreams.value'],
  average: ['totals.averageMbit.value'],
  peak: ['totals.peakMbit.value'],
  storage: ['totals.storageTb.value'],
  servers: ['genericProposal.quantity', 'huskyProposal.serverQuantity'],
  disks: ['liveDatabase.quantity'],
  utilization: ['huskyProposal.diskUtilization.value'],
};

interface ExplainOptions {
  readonly file: string;
  readonly figure: string;
  readonly json: boolean;
}

/** Tells how a figure of a design comes about, down to what was typed. */
export async function explain({ file, figure, json }: ExplainOptions, io: Io): Promise<ExitCode> {
  const proposal = calculateProposal(await readDesign(file, io), publishedCatalogue);
  const derivation = explained(proposal, pathOf(figure, proposal));
  io.print(json ? JSON.stringify(derivation, undefined, 2) : derivationText(derivation, formulas));
  return EXIT.done;
}

function pathOf(figure: string, proposal: ExplainedProposal): string {
  const paths = figurePaths(proposal);
  const wanted = SHORT_NAMES[figure] ?? [figure, `${figure}.value`];
  const found = wanted.find((path) => paths.includes(path));
  if (found !== undefined) return found;
  const names = [...Object.keys(SHORT_NAMES), ...paths];
  const close = nearest(figure, names);
  const hint = close.length > 0 ? `Did you mean ${close.join(', ')}?` : `There are ${names.join(', ')}.`;
  throw new Failure(`This design has no figure "${figure}". ${hint}`, EXIT.noAnswer);
}
