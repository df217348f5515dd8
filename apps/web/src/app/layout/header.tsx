import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { branding } from '../../branding.ts';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../../ui/button.tsx';
import styles from './header.module.css';
import { LogInButton } from './log-in-button.tsx';
import { ProductLogo } from './product-logo.tsx';
import { ThemeButton } from './theme-button.tsx';

const MENU = [
  { text: 'Projects', to: '/' },
  { text: 'Release Notes', to: '/release-notes/' },
  { text: 'Disclaimer', to: '/disclaimer/' },
] as const;

export function Header(): ReactNode {
  const { pathname } = useLocation();
  /** The page that the menu was opened on: going to another one closes it. */
  const [openedOn, setOpenedOn] = useState<string>();
  const isMenuOpen = openedOn === pathname;

  return (
    <header className={classNames(styles.header, 'no-print')}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div className={styles.bar}>
        <a href={branding.provider.href} className={styles.provider}>
          <img src={branding.provider.logo} alt={branding.provider.name} width={28} height={28} />
        </a>
        <Link to="/" className={styles.product}>
          <ProductLogo />
          <span className={styles.productName}>{branding.productName}</span>
        </Link>
        <nav id="site-menu" aria-label="Main" className={classNames(styles.menu, isMenuOpen && styles.open)}>
          {MENU.map(({ text, to }) => (
            <Link key={to} to={to} className={styles.link} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              {text}
            </Link>
          ))}
          <span className={styles.theme}>
            <ThemeButton />
          </span>
        </nav>
        <LogInButton />
        <IconButton
          icon={isMenuOpen ? 'close' : 'menu'}
          label="Menu"
          aria-expanded={isMenuOpen}
          aria-controls="site-menu"
          className={styles.burger}
          onClick={() => setOpenedOn(isMenuOpen ? undefined : pathname)}
        />
      </div>
    </header>
  );
}

/** Projects stands for everything that belongs to one. */
function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/' || pathname.startsWith('/project');
  return pathname.startsWith(to.slice(0, -1));
}
