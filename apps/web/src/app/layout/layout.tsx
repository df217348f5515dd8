import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingDots } from '../../ui/loading-dots.tsx';
import { FailureWatch } from './failure-watch.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

export function Layout(): ReactNode {
  return (
    <div className={styles.layout}>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.failure}>
          <FailureWatch />
        </div>
        <Suspense fallback={<LoadingDots />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
