import type { NamedDesign } from '@site-designer/design-file';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { groupNamed } from './group-named.ts';

/**
 * Patterns by group, of texts such as `Lobby=LB-*`.
 *
 * @throws Failure for a text without a pattern, and for a group that the design does not have.
 */
export function groupPatterns(typed: readonly string[], design: NamedDesign): ReadonlyMap<number, readonly string[]> {
  const patterns = new Map<number, readonly string[]>();
  for (const text of typed) {
    const said = `--match "${text}"`;
    const [title = '', pattern = ''] = text.split(/=(.*)/s, 2).map((part) => part.trim());
    if (pattern === '') throw new Failure(EXIT.usage, `${said}: a group and a pattern, such as "Lobby=LB-*"`);
    const id = groupNamed(title, said, design);
    patterns.set(id, [...(patterns.get(id) ?? []), pattern]);
  }
  return patterns;
}

export function typedDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (text.trim() !== '' && Number.isFinite(days) && days > 0) return days;
  throw new Failure(EXIT.usage, `--recording-days "${text}": a number of days above 0`);
}
