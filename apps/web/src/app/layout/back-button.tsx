import { LAYOUT_TEXTS } from '#texts/pages/layout.ts';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/buttons/button.tsx';

/** Opens the previous page, or the start page if this is the first one. */
export function BackButton(): ReactNode {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return (
    <Button icon="back" onClick={() => void (isFirst ? navigate('/') : navigate(-1))}>
      {LAYOUT_TEXTS.back}
    </Button>
  );
}
