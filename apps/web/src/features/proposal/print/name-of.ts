import { entryOf } from '@site-designer/sizing-engine/catalogue';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What an option is called. */
export function nameOf(options: readonly Named[], id: number): string {
  return entryOf(options, id, 'option').name;
}
