import { COMMON_TEXTS } from '#texts/pages/common.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import styles from './banner.module.css';
import { IconButton } from '../buttons/button.tsx';
import { Icon, type IconName } from '../buttons/icon.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type BannerTone = 'info' | 'near' | 'over' | 'fine';

const ICONS: Readonly<Record<BannerTone, IconName>> = { info: 'info', near: 'warning', over: 'warning', fine: 'check' };

interface BannerProps {
  readonly tone: BannerTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: (() => void) | undefined;
}

export function Banner({ tone, children, action, onClose }: BannerProps): ReactNode {
  const banner = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={banner} className={classNames(styles.banner, styles[tone])} role={tone === 'over' ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={styles.text}>{children}</div>
      {action}
      {onClose && <IconButton icon="close" label={COMMON_TEXTS.closeMessage} onClick={onClose} />}
    </div>
  );
}
