import { freeName, type ComparedTemplate } from '@site-designer/design-file';
import type { CameraTemplate, CameraTemplateCreate } from '@site-designer/api-contract/addresses';

/** A template of a file, beside the user's own. */
export type Compared = ComparedTemplate<CameraTemplate>;

/** What to do with a template whose name is taken. */
export const CLASH_CHOICES = ['both', 'replace', 'leave'] as const;
export type ClashChoice = (typeof CLASH_CHOICES)[number];

/** What an import stores, and what it deletes once that is stored. */
export interface LibraryImport {
  readonly added: readonly CameraTemplateCreate[];
  readonly replacedIds: readonly number[];
}

/** What becomes of the templates of a file; those that the user has already are left out. */
export function libraryImport(
  compared: readonly Compared[],
  choices: ReadonlyMap<Compared, ClashChoice>,
  existing: readonly CameraTemplate[],
): LibraryImport {
  const added: CameraTemplateCreate[] = [];
  const replacedIds = new Set<number>();
  for (const each of compared) {
    const choice = each.kind === 'clash' ? (choices.get(each) ?? 'both') : 'both';
    if (each.kind === 'equal' || choice === 'leave') continue;
    const { name, cameras } = each.template;
    const isReplacing = choice === 'replace';
    if (isReplacing) for (const { id } of each.namesakes) replacedIds.add(id);
    added.push({ name: isReplacing ? name : freeName(name, [...existing, ...added]), cameras: [...cameras] });
  }
  return { added, replacedIds: [...replacedIds] };
}
