import { calculateProposal, type Proposal } from '@site-designer/sizing-engine';
import { useMemo } from 'react';
import { catalogue } from '../../lib/catalogue.ts';
import { useRows, useServerSettings } from '../../store/use-design.ts';

/** What the design on the screen needs, unsaved changes included, worked out here and now. */
export function useAnswer(): Proposal | undefined {
  const cameras = useRows();
  const serverSettings = useServerSettings();
  return useMemo(
    () => serverSettings && calculateProposal({ cameras, serverSettings }, catalogue),
    [cameras, serverSettings],
  );
}
