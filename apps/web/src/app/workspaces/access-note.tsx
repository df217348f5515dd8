import { ACCESS_TEXTS as TEXTS } from '#texts/pages/access.ts';
import { LEVELS } from '@site-designer/api-contract/roles';
import { useContext, useState, type ReactNode } from 'react';
import { AccessContext, refusalOf } from '../../lib/state/access.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/dialogs/banner.tsx';

/** Says to whoever may not edit the project whom to ask. */
export function AccessNote(): ReactNode {
  const access = useContext(AccessContext);
  const [isCopied, setIsCopied] = useState(false);
  if (refusalOf(access, 'edit') === undefined) return null;
  const { level, ask } = access;
  const request = TEXTS.request(ask, location.href);
  return (
    <Banner
      tone="info"
      action={
        <Button
          size="small"
          icon="copy"
          onClick={() => void navigator.clipboard.writeText(request).then(() => setIsCopied(true))}
        >
          {isCopied ? TEXTS.copied : TEXTS.copyRequest}
        </Button>
      }
    >
      {TEXTS.line(TEXTS.may(level), ask, level < LEVELS.comment ? TEXTS.editOrComment : TEXTS.edit)}
    </Banner>
  );
}
