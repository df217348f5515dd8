import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { ERROR_PAGE_TEXTS } from '#texts/pages/pages.ts';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/buttons/button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import styles from './error-page.module.css';
import { TextPage } from './text-page.tsx';

interface FailedFrom {
  readonly action?: string;
  readonly from?: string;
}

export function ErrorPage(): ReactNode {
  const navigate = useNavigate();
  const { action, from } = (useLocation().state ?? {}) as FailedFrom;
  const { title, heading, failed, safe, toProjects } = ERROR_PAGE_TEXTS;
  return (
    <TextPage heading={heading} icon="warning">
      <PageTitle>{title}</PageTitle>
      {action !== undefined && <p>{failed(action)}</p>}
      <p>{safe}</p>
      <div className={styles.actions}>
        {from !== undefined && (
          <Button look="primary" onClick={() => void navigate(from, { replace: true })}>
            {COMMON_TEXTS.tryAgain}
          </Button>
        )}
        <Button onClick={() => void navigate('/')}>{toProjects}</Button>
      </div>
    </TextPage>
  );
}
