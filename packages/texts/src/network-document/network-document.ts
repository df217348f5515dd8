import { firstOf, namedGroups, rowsByGroup } from '@site-designer/sizing-engine/design';
import { Assumptions } from '../told/assumptions.ts';
import { figureFormatsOf } from '../language/document-formats.ts';
import { groupTitles } from '../told/group-titles.ts';
import type { Speaker } from '../language/language.ts';
import { ownSpeaker } from '../spoken/own-speaker.ts';
import { closetLines } from './closet-lines.ts';
import type { NetworkDocument } from './document.ts';
import type { ConnectedTitle, NetworkDocumentInput, NetworkSources } from './input.ts';
import { questionsOf } from './questions.ts';
import { siteLines } from './site-lines.ts';

/**
 * The IT request sheet of a design: each line follows from the design, with its number and how it came about, or is a question
 * with its reason. It changes no figure.
 *
 * @param speaker - In whose language it is: that of the result.
 * @returns Null where the design asks for no network.
 * @throws Never.
 * @example
 * ```ts
 * networkDocumentOf({ result, design, catalogue, locale: 'en-GB' })?.summary;
 * // '13 lines follow from the design, 6 are questions.'
 * ```
 */
export function networkDocumentOf(asked: NetworkDocumentInput, speaker: Speaker = ownSpeaker): NetworkDocument | null {
  const { network } = asked.result;
  const settings = asked.design.serverSettings.network;
  if (network == null || settings === null) return null;
  const locale = asked.locale || speaker.language.locale;
  const formats = figureFormatsOf(locale, speaker);
  const sources: NetworkSources = {
    ...asked,
    locale,
    network,
    settings,
    groups: groupsByCloset(asked, speaker),
    formats,
    assumptions: new Assumptions(asked.catalogue.version, formats.words.common),
  };
  const words = formats.words.network;
  const lines = [...closetLines(sources), ...siteLines(sources)];
  const questions = questionsOf(sources, lines);
  return {
    locale,
    headings: words.headings,
    title: words.title,
    summary: words.summary({ lines: lines.length, questions: questions.length }, formats),
    lines,
    questions,
    assumptions: sources.assumptions.texts,
  };
}

function groupsByCloset({ design }: NetworkDocumentInput, speaker: Speaker): Map<string, ConnectedTitle[]> {
  const titles = groupTitles(namedGroups(design.cameras), speaker);
  const closets = new Map<string, ConnectedTitle[]>();
  for (const [id, rows] of rowsByGroup(design.cameras)) {
    const first = firstOf(rows)!;
    const { closet } = first.network;
    closets.set(closet, [...(closets.get(closet) ?? []), { title: titles.get(id)!, first }]);
  }
  return closets;
}
