import type { ReactNode } from 'react';
import { SITE_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { MotionSection } from '../viewing/motion-section.tsx';
import { NetworkSection } from '../network/network-section.tsx';
import type { SiteInput } from './site-input.ts';
import { ViewingSection } from '../viewing/viewing-section.tsx';
import styles from './site-page.module.css';

/** The site around the recording servers: switches, workstations, and motion detection. */
export function SitePage(input: SiteInput): ReactNode {
  const { rows, settings } = input;
  const isUsed =
    settings.network !== null || settings.viewing.stations.length > 0 || settings.serverMotion.mode !== 'none';
  return (
    <div className={styles.page}>
      {rows.length === 0 && <p className="muted">{TEXTS.noCameras}</p>}
      <NetworkSection {...input} />
      <ViewingSection {...input} />
      <MotionSection {...input} />
      {isUsed && <p className="caption">* {TEXTS.legend}</p>}
    </div>
  );
}
