import { findNodeAtLocation, type Node } from 'jsonc-parser';

/** A place in a text, counted from 1 as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

type Segment = string | number;

/** `cameraGroups[0].name` as the steps to it. */
export function segmentsOf(path: string): Segment[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? key! : Number(index),
  );
}

/** A JSON pointer as the engine writes paths: `/cameraGroups/0/name` is `cameraGroups[0].name`. */
export function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : joined(path, part)), '');
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Where a value stands; of one that is missing, where it would belong. */
export function placeOf(text: string, root: Node, path: string): Place {
  const segments = segmentsOf(path);
  for (let length = segments.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, segments.slice(0, length));
    if (node !== undefined) return placeAt(text, node.offset);
  }
  return placeAt(text, root.offset);
}
