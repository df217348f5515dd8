import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { Pointer } from 'typebox/value';

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
  return [...Pointer.Indices(pointer)].reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : joined(path, part)),
    '',
  );
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Places of offsets that rise: the text is gone through once, however many there are. */
export function placesAt(text: string, offsets: readonly number[]): Place[] {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return offsets.map((offset) => {
    while (end !== -1 && end < offset) {
      line += 1;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    return { line, column: offset - start + 1 };
  });
}

/** Where a value begins; of one that is missing, where it would belong. */
export function offsetOf(root: Node, path: string): number {
  const segments = segmentsOf(path);
  for (let length = segments.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, segments.slice(0, length));
    if (node !== undefined) return node.offset;
  }
  return root.offset;
}
