import { useEffect, useState } from 'react';
import { ImportSession } from '../model/import-store.ts';
import { ImportClient } from '../worker/import-client.ts';
import type { ImportDesign } from '../worker/import-question.ts';

interface SessionHost {
  readonly siteDesignId: number;
  readonly design: ImportDesign;
  /** A file that was handed over, which replaces the one that is kept. */
  readonly file: File | undefined;
}

/** The import of a design, as long as its page. */
export function useImportSession({ siteDesignId, design, file }: SessionHost): ImportSession {
  const [session] = useState(() => new ImportSession({ client: new ImportClient(), siteDesignId, design }));
  useEffect(() => {
    void session.begin(file);
    return () => session.end();
  }, [session, file]);
  useEffect(() => session.setDesign(design), [session, design]);
  return session;
}
