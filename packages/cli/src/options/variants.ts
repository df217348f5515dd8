import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import type { Assignment } from './settings-options.ts';

/** A design with other settings. */
export interface Variant {
  readonly name: string;
  readonly assignments: readonly Assignment[];
}

/**
 * Variants by their names, of texts such as `raid6:raidType=5`; a text without a name adds to the variant before it.
 *
 * @throws Failure for a text without a setting, and for one that belongs to no variant.
 */
export function variantsOf(typed: readonly string[]): readonly Variant[] {
  const variants = new Map<string, Assignment[]>();
  let name = '';
  for (const text of typed) {
    const said = `--variant "${text}"`;
    const [, named, assignment = text] = /^([^=:]+):(.*)$/s.exec(text) ?? [];
    name = (named ?? name).trim();
    if (name === '' || !assignment.includes('=')) {
      throw new Failure(EXIT.usage, `${said}: a name, a setting and its value, such as tight:maxDiskUtilization=95`);
    }
    variants.set(name, [...(variants.get(name) ?? []), { said, assignment }]);
  }
  return [...variants].map(([each, assignments]) => ({ name: each, assignments }));
}
