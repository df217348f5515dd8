import { LOCAL_DESIGN_TEXTS as TEXTS } from '#texts/editor/local-design.ts';
import type { NamedDesign } from '@site-designer/design-file';
import { useEffect, useState } from 'react';
import type { Report } from '../../lib/state/slice.ts';
import { newLocalDesign } from './local-design.ts';
import { localDesigns } from './local-designs.ts';

interface LocalDesignState {
  /** When the design was started; null if there is none, undefined until it is known. */
  readonly startedUtc: string | null | undefined;
  readonly start: (design: NamedDesign) => Promise<void>;
  /** Deletes the design if it still has the given version. */
  readonly end: (etag?: string) => Promise<void>;
}

/** The one design that this browser stores. */
export function useLocalDesign(report: Report, onDelete: () => void): LocalDesignState {
  const [startedUtc, setStartedUtc] = useState<string | null>();

  useEffect(() => {
    localDesigns.read().then(
      (design) => setStartedUtc(design?.createdUtc ?? null),
      (cause: unknown) => report(TEXTS.load, cause),
    );
  }, [report]);

  return {
    startedUtc,
    start: async (design) => {
      const started = newLocalDesign(design, new Date().toISOString());
      await localDesigns.start(started).then(
        () => setStartedUtc(started.createdUtc),
        (cause: unknown) => report(TEXTS.load, cause),
      );
    },
    end: async (etag) => {
      try {
        await localDesigns.remove(etag);
        const left = await localDesigns.read();
        if (!left) onDelete();
        setStartedUtc(left?.createdUtc ?? null);
      } catch (cause) {
        report(TEXTS.delete, cause);
      }
    },
  };
}
