import type { IssuedProposal } from '@site-designer/api-contract';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { ComparedProposal } from '@site-designer/sizing-engine/comparison';
import { RequestProblem } from '../../http/problem.ts';
import { sizedToday, type SizedPart } from '../proposals/compared-part.ts';

type Frozen = Pick<IssuedProposal, 'result' | 'design'>;
type Said = Pick<SizedPart['result'], 'bill' | 'licences' | 'warnings' | 'errorMessage'>;

const NOTHING: Said = { bill: [], licences: [], warnings: [], errorMessage: '' };

/**
 * A result that was frozen in another language, with its texts in the language in use: those of the same design, sized today. Its
 * figures stay. What today's result does not say is left out, since a page has one language: the issued proposal has it.
 */
export function saidAgain({ result, design }: Frozen, catalogue: Catalogue): Frozen['result'] {
  const { bill, licences, warnings, errorMessage } = saidNow(design, catalogue) ?? NOTHING;
  return {
    ...result,
    bill: result.bill && inWordsOf(result.bill, bill ?? [], ({ kind, designation }) => `${kind} ${designation}`),
    licences: result.licences && inWordsOf(result.licences, licences ?? [], ({ kind }) => kind),
    warnings: inWordsOf(result.warnings, warnings, ({ code }) => code),
    errorMessage: result.errorMessage && (errorMessage ?? ''),
  };
}

/** Undefined where the design cannot be sized any more. */
function saidNow(design: Frozen['design'], catalogue: Catalogue): Said | undefined {
  try {
    return sizedToday({ design } as unknown as ComparedProposal, catalogue).result;
  } catch (error) {
    if (error instanceof RequestProblem) return undefined;
    throw error;
  }
}

/** What stands where there is nothing to say. */
const SILENT = { purpose: null, description: '', note: '', message: '' } as const;

/** Lines with the texts of those that are about the same; several of one kind are matched in their order. */
function inWordsOf<T extends object>(lines: readonly T[], said: readonly T[], keyOf: (line: T) => string): T[] {
  const left = [...said];
  return lines.map((line) => {
    // The seller has written these.
    if ('kind' in line && line.kind === 'own') return line;
    const at = left.findIndex((each) => keyOf(each) === keyOf(line));
    const [same] = (at < 0 ? [] : left.splice(at, 1)) as Readonly<Record<string, unknown>>[];
    const texts = Object.entries(SILENT).flatMap(([name, silent]) =>
      name in line ? [[name, same?.[name] ?? silent] as const] : [],
    );
    return { ...line, ...Object.fromEntries(texts) };
  });
}
