import { LOCAL_DESIGN_TEXTS as TEXTS } from '#texts/local-design.ts';
import type { NamedDesign } from '@site-designer/design-file';
import { useEffect, useState, type ReactNode } from 'react';
import { LOCAL_PLACE, newLocalDesign } from '../../features/local-design/local-design.ts';
import { localDesigns } from '../../features/local-design/local-designs.ts';
import { keepChanges } from '../../features/design-editor/local-backup.ts';
import { useApp } from '../../store/use-app.ts';
import { LoadingDots } from '../../ui/loading-dots.tsx';
import { TryEditor } from './try-editor.tsx';
import { TryStart } from './try-start.tsx';

/** The editor without an account, on a design in this browser. */
export function TryRoute(): ReactNode {
  const { startedUtc, start, end } = useLocalDesign();
  if (startedUtc === undefined) return <LoadingDots />;
  if (startedUtc === null) return <TryStart onStart={(design) => void start(design)} />;
  return <TryEditor key={startedUtc} onEnd={end} />;
}

interface LocalDesignState {
  /** Since when there is a design; null: there is none, undefined: not known yet. */
  readonly startedUtc: string | null | undefined;
  readonly start: (design: NamedDesign) => Promise<void>;
  /** Deletes the version that is named, or whatever there is. */
  readonly end: (etag?: string) => Promise<void>;
}

function useLocalDesign(): LocalDesignState {
  const [startedUtc, setStartedUtc] = useState<string | null>();
  const report = useApp(({ failure }) => failure.report);

  useEffect(() => {
    localDesigns.read().then(
      (design) => setStartedUtc(design?.createdUtc ?? null),
      (cause: unknown) => report(TEXTS.load, cause),
    );
  }, [report]);

  async function attempt(action: string, work: () => Promise<void>): Promise<void> {
    await work().catch((cause: unknown) => report(action, cause));
  }

  return {
    startedUtc,
    start: (design) =>
      attempt(TEXTS.load, async () => {
        const started = newLocalDesign(design, new Date().toISOString());
        await localDesigns.start(started);
        setStartedUtc(started.createdUtc);
      }),
    end: (etag) =>
      attempt(TEXTS.delete, async () => {
        await localDesigns.remove(etag);
        const left = await localDesigns.read();
        if (!left) keepChanges(LOCAL_PLACE.siteDesignId, undefined);
        setStartedUtc(left?.createdUtc ?? null);
      }),
  };
}
