import { ACCESS_TEXTS as TEXTS } from '#texts/pages/access.ts';
import { LEVELS } from '@site-designer/api-contract/roles';
import { useContext, type ReactNode } from 'react';
import { AccessContext, refusalOf } from '../../lib/state/access.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Banner } from '../../ui/dialogs/banner.tsx';

/** Says to whoever may not edit the project whom to ask. */
export function AccessNote(): ReactNode {
  const access = useContext(AccessContext);
  if (refusalOf(access, 'edit') === undefined) return null;
  const { level, ask } = access;
  if (level < LEVELS.view) return <Banner tone="over">{TEXTS.gone}</Banner>;
  const request = TEXTS.request(ask, location.href);
  return (
    <Banner
      tone="info"
      action={<CopyButton size="small" text={request} label={TEXTS.copyRequest} copied={TEXTS.copied} />}
    >
      {TEXTS.line(TEXTS.may(level), ask, level < LEVELS.comment ? TEXTS.editOrComment : TEXTS.edit)}
    </Banner>
  );
}
