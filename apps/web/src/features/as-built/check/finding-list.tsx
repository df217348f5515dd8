import { AS_BUILT_RESULT_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { ReportNote } from '@site-designer/camera-report';
import type { AsBuiltFinding } from '@site-designer/sizing-engine/as-built';
import { ownSpeaker } from '@site-designer/texts';
import type { ReactNode } from 'react';
import styles from './as-built.module.css';

interface FindingListProps {
  readonly findings: readonly AsBuiltFinding[];
  /** What the report itself does not contain. */
  readonly notes: readonly ReportNote[];
  readonly titles: ReadonlyMap<number, string>;
}

export function FindingList({ findings, notes, titles }: FindingListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {notes.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
      {ownSpeaker.rendered(findings).map(({ code, cameraGroupId, message }) => (
        <li key={`${cameraGroupId} ${code} ${message}`} dir="auto">
          {TEXTS.finding(titles.get(cameraGroupId) ?? '', message)}
        </li>
      ))}
    </ul>
  );
}
