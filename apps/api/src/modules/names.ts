import { checkName, duplicateName, type NamedKind } from '@site-designer/api-contract/names';
import { invalidRequest, refuseInvalid } from '../problem.ts';

/** A name as it is stored, where it may be. */
export function checkedName(kind: NamedKind, name: string): string {
  const message = checkName(kind, name);
  if (message !== undefined) throw invalidRequest([{ path: 'name', message }]);
  return name.trim();
}

/** The name of a duplicate, where there is room for it. */
export function nameOfCopy(kind: NamedKind): (name: string) => string {
  return (name) => {
    const message = checkName(kind, name, 'duplicate');
    if (message !== undefined) throw invalidRequest([{ path: 'name', message }]);
    return duplicateName(name);
  };
}

/** An update names the object that it updates, or none. */
export function refuseOtherId(id: number | undefined, addressed: number): void {
  if (id !== undefined && id !== addressed)
    refuseInvalid([{ path: 'id', message: `Must be ${addressed}, as in the address` }]);
}
