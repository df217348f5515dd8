import { LAYOUT_TEXTS } from '#texts/pages/layout.ts';
import type { ReactNode } from 'react';
import { useGoBack, useLocation, useNavigate } from '../../lib/router/router.tsx';
import { FIRST } from '../../lib/router/history.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** Opens the previous page, or the start page if this is the first one. */
export function BackButton(): ReactNode {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const isFirst = useLocation().key === FIRST;
  return (
    <Button icon="back" onClick={() => (isFirst ? navigate('/') : goBack())}>
      {LAYOUT_TEXTS.back}
    </Button>
  );
}
