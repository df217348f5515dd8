import type { ExpectedVersions } from './site-design-store.ts';

/** The version of a design as an entity tag. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/**
 * Versions that an `If-Match` header accepts. A tag that a proxy weakened while it compressed still names its version; a tag
 * that is none of ours matches nothing.
 */
export function expectedVersions(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => Number(/^(?:W\/)?"(\d+)"$/.exec(tag.trim())?.[1] ?? Number.NaN));
}
