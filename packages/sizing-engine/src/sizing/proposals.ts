import type { Catalogue } from '../catalogue/schema.ts';
import type { DesignInput } from '../design/design.ts';
import { SizingError } from '../errors.ts';
import { TEXTS } from '../messages.ts';
import type { ExplainedProposal } from './explain.ts';
import type { SizingOptions } from './options.ts';
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
  if (!Array.isArray(designs)) throw new SizingError('out-of-domain', 'designs', TEXTS.notList);
  return designs.map((design, index) => {
    try {
      return calculateProposal(design, catalogue, options);
    } catch (error) {
      throw error instanceof SizingError && error.subject !== 'catalogue' ? placed(error, `designs[${index}]`) : error;
    }
  });
}

/** The same error for one of several designs. */
function placed({ code, subject, message }: SizingError, place: string): SizingError {
  const text = message.slice(`${subject}: `.length);
  return new SizingError(code, subject === 'design' ? place : `${place}.${subject}`, text);
}
