import { checkName, duplicateName, type NamedKind } from '@site-designer/api-contract/names';
import { invalidRequest, refuseInvalid } from '../../http/problem.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

/** @returns The name to store. @throws RequestProblem 400 for a name that is not valid. */
export function checkedName(kind: NamedKind, name: string): string {
  const message = checkName(kind, name);
  if (message !== undefined) throw invalidRequest([{ path: 'name', message }]);
  return name.trim();
}

/** Names duplicates. @throws RequestProblem 400, from the function that it returns, where the longer name would be too long. */
export function nameOfCopy(kind: NamedKind): (name: string) => string {
  return (name) => {
    const message = checkName(kind, name, 'duplicate');
    if (message !== undefined) throw invalidRequest([{ path: 'name', message }]);
    return duplicateName(name);
  };
}

/** Refuses an update whose body has another id than its address. */
export function refuseOtherId(id: number | undefined, addressed: number): void {
  if (id !== undefined && id !== addressed)
    refuseInvalid([{ path: 'id', message: apiTexts().fields.otherId(addressed) }]);
}
