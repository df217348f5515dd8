import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { COVER_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { getCover, updateCover, type Cover } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { useLoaded } from '../../../lib/hooks/use-loaded.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LoadingDots } from '../../../ui/states/loading-dots.tsx';
import { CoverFields, isGoodCover } from './cover-fields.tsx';
import type { IssuedHost } from '../opened/issued-api.ts';
import styles from '../opened/issued.module.css';

interface CoverDialogProps {
  readonly host: IssuedHost;
  readonly projectId: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CoverDialog({ isOpen, onClose, ...place }: CoverDialogProps): ReactNode {
  return (
    <Dialog title={TEXTS.open} isOpen={isOpen} onClose={onClose}>
      <CoverForm {...place} onClose={onClose} />
    </Dialog>
  );
}

function CoverForm({ host, projectId, onClose }: Omit<CoverDialogProps, 'isOpen'>): ReactNode {
  const params = { projectId };
  const { data } = useLoaded(String(projectId), async () => (await host.call(getCover, { params })).data.cover);
  const [changed, setChanged] = useState<Cover>();
  const cover = changed ?? data;
  if (cover === undefined) return <LoadingDots />;

  async function save(body: Cover): Promise<void> {
    try {
      await host.call(updateCover, { params, body });
      onClose();
    } catch (cause) {
      host.report(TEXTS.failed, cause);
    }
  }

  return (
    <div className={styles.form}>
      <p className="muted">{TEXTS.hint}</p>
      <CoverFields cover={cover} onChange={setChanged} />
      <ButtonGroup
        primary={{ text: TEXTS.save, onPress: () => void save(cover), isDisabled: !isGoodCover(cover) }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
      />
    </div>
  );
}
