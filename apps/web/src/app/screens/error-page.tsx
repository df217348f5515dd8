import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
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
  return (
    <TextPage heading="Something went wrong">
      <PageTitle>Error</PageTitle>
      {action !== undefined && <p>What failed: {action}.</p>}
      <p>
        What was stored before is safe, and changes that were not sent yet are kept in this browser. Try again, or go
        back to your projects.
      </p>
      <div className={styles.actions}>
        {from !== undefined && (
          <Button look="primary" onClick={() => void navigate(from, { replace: true })}>
            Try again
          </Button>
        )}
        <Button onClick={() => void navigate('/')}>Go to projects</Button>
      </div>
    </TextPage>
  );
}
