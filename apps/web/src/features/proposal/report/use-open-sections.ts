import { useEffect, useState } from 'react';
import type { ReportSection } from './report-section.ts';

export interface OpenSections {
  readonly ids: ReadonlySet<string>;
  readonly open: (id: string) => void;
  readonly toggle: (id: string) => void;
  readonly areAllOpen: boolean;
  readonly toggleAll: () => void;
}

/** Sections opened by the user, and the one in the address. */
export function useOpenSections(sections: readonly ReportSection[]): OpenSections {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set([addressed()]));
  const folded = sections.filter(({ isFolded }) => isFolded).map(({ id }) => id);
  const areAllOpen = folded.every((id) => ids.has(id));
  const open = (id: string): void => setIds((known) => new Set(known).add(id));

  useEffect(() => {
    const follow = (): void => open(addressed());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return {
    ids,
    open,
    toggle: (id) => setIds((known) => (known.has(id) ? without(known, id) : new Set(known).add(id))),
    areAllOpen,
    toggleAll: () => setIds(areAllOpen ? new Set() : new Set(folded)),
  };
}

function addressed(): string {
  return location.hash.slice(1);
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id));
}
