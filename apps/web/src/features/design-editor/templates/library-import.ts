import { freeName, type ComparedTemplate } from '@site-designer/design-file';
import type { CameraTemplate, CameraTemplateCreate } from '@site-designer/api-contract/addresses';

export type Compared = ComparedTemplate<CameraTemplate>;

/** What to do with a template whose name exists. */
export const CLASH_CHOICES = ['both', 'replace', 'leave'] as const;
export type ClashChoice = (typeof CLASH_CHOICES)[number];

/** Templates that an import stores, and those that it deletes afterwards. */
export interface LibraryImport {
  readonly added: readonly CameraTemplateCreate[];
  readonly replacedIds: readonly number[];
}

/** The effect of an import; templates that the user has already are left out. */
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
