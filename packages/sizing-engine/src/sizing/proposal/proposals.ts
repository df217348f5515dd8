import { requireStructure } from '../../checks/structure.ts';
import { requireCatalogue } from '../../checks/catalogue-check.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import type { DesignInput } from '../../design/design.ts';
import { SizingError } from '../../errors.ts';
import type { ExplainedProposal } from '../question/explain.ts';
import { settleOptions, type SizingOptions } from '../question/options.ts';
import { calculateProposal } from './proposal.ts';

/**
 * Size many designs with one catalogue, such as all of a company after a change of its catalogue.
 *
 * @param designs - Each as {@link calculateProposal} takes it.
 * @returns One proposal a design, in their order.
 * @throws SizingError `out-of-domain` as {@link calculateProposal}, the path with the place of the design before it:
 * `designs[3].cameras[0].quantity`. None is sized in part: the first wrong design ends it.
 * @example
 * ```ts
 * calculateProposals([design, design], publishedCatalogue, { headroom: false }).length; // 2
 * ```
 */
export function calculateProposals(
  designs: readonly DesignInput[],
  catalogue: Catalogue,
  options?: SizingOptions,
): ExplainedProposal[] {
  requireStructure(designs, [], 'designs');
  requireCatalogue(catalogue);
  const settled = settleOptions(options);
  return designs.map((design, index) => {
    try {
      return calculateProposal(design, catalogue, settled);
    } catch (error) {
      throw error instanceof SizingError ? placed(error, `designs[${index}]`) : error;
    }
  });
}

/** The same error for one of several designs. */
function placed({ code, subject, problem }: SizingError, place: string): SizingError {
  return new SizingError(code, subject === 'design' ? place : `${place}.${subject}`, problem);
}
