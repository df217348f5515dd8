import { calculateProposal, SizingError, type Design, type Proposal } from '@site-designer/sizing-engine';
import { useMemo } from 'react';
import { catalogue } from '../../lib/catalogue.ts';
import { logError } from '../../lib/log.ts';
import { useRows, useServerSettings } from '../../store/use-design.ts';

/** What the design on the screen needs, unsaved changes included, worked out here and now. */
export function useAnswer(): Proposal | undefined {
  const cameras = useRows();
  const serverSettings = useServerSettings();
  return useMemo(() => (serverSettings ? answerTo({ cameras, serverSettings }) : undefined), [cameras, serverSettings]);
}

/** A design out of its bounds has no answer; it must still open, so that it can be corrected. */
function answerTo(design: Design): Proposal | undefined {
  try {
    return calculateProposal(design, catalogue);
  } catch (cause) {
    if (!(cause instanceof SizingError)) throw cause;
    logError('The design could not be sized', cause);
    return undefined;
  }
}
