import type { ReactNode } from 'react';
import { forgetGroups } from '../../features/as-built/check/remembered-groups.ts';
import { forgetImport } from '../../features/camera-import/model/kept-import.ts';
import { storeBackup } from '../../features/design-editor/document/local-backup.ts';
import { LOCAL_PLACE } from '../../features/local-design/local-design.ts';
import { useLocalDesign } from '../../features/local-design/use-local-design.ts';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { useApp } from '../store/use-app.ts';
import { TryEditor } from './try-editor.tsx';
import { TryStart } from './try-start.tsx';

/** The editor without an account, on a design in this browser. */
export function TryRoute(): ReactNode {
  const report = useApp(({ failure }) => failure.report);
  const { startedUtc, start, end } = useLocalDesign(report, deleteBackup);
  if (startedUtc === undefined) return <LoadingDots />;
  if (startedUtc === null) return <TryStart onStart={(design) => void start(design)} />;
  return <TryEditor key={startedUtc} onEnd={end} />;
}

function deleteBackup(): void {
  void storeBackup(LOCAL_PLACE.siteDesignId, undefined);
  forgetGroups(LOCAL_PLACE.siteDesignId);
  void forgetImport(LOCAL_PLACE.siteDesignId);
}
