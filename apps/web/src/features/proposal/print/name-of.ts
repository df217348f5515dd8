import { entryOf } from '@site-designer/sizing-engine/catalogue';

interface Named {
  readonly id: number;
  readonly name: string;
}

export function nameOf(options: readonly Named[], id: number): string {
  return entryOf(options, id, 'option').name;
}
