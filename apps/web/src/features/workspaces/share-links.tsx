import { SHARE_TEXTS as TEXTS } from '#texts/pages/share.ts';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format/dates.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import styles from './share.module.css';
import type { CustomerLink } from './use-share.ts';

interface ShareLinksProps {
  readonly links: readonly CustomerLink[];
  readonly onRevoke: (link: CustomerLink) => void;
}

/** Links by which customers see issued proposals of the project. */
export function ShareLinks({ links, onRevoke }: ShareLinksProps): ReactNode {
  return (
    <section className={styles.part}>
      <h3>{TEXTS.links}</h3>
      {links.length === 0 && <p className="caption">{TEXTS.noLinks}</p>}
      {links.map((link) => (
        <div key={link.id} className={styles.line}>
          <div className={styles.who}>
            <strong>{link.proposal}</strong>
            <div className="caption">{TEXTS.linkUntil(formatDay(link.expiresUtc), openedText(link))}</div>
          </div>
          <IconButton icon="trash" label={TEXTS.revokeLink(link.proposal)} onClick={() => onRevoke(link)} />
        </div>
      ))}
      <p className="caption">{TEXTS.newLink}</p>
    </section>
  );
}

function openedText({ lastOpenedUtc }: CustomerLink): string {
  return lastOpenedUtc === null ? TEXTS.neverOpened : TEXTS.opened(formatDay(lastOpenedUtc));
}
