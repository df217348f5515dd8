import { LAYOUT_TEXTS } from '#texts/pages/layout.ts';
import { SHORTCUT_TEXTS } from '#texts/editor/shortcuts.ts';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { branding } from '../../lib/state/branding.ts';
import { Link } from '../../ui/base/link.tsx';
import { LaterPart } from '../../ui/states/later-part.tsx';
import { classNames } from '../../lib/format/class-names.ts';
import { useApp } from '../store/use-app.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { useShortcutHelp, useShortcuts } from '../../ui/shortcuts/shortcuts.tsx';
import { priceListAddress, WITHOUT_ACCOUNT } from '../pages/addresses.ts';
import styles from './header.module.css';
import { LogInButton } from './log-in-button.tsx';
import { ProductLogo } from './product-logo.tsx';
import { ThemeButton } from './theme-button.tsx';

interface MenuLink {
  readonly text: string;
  readonly to: string;
}

const MENU: readonly MenuLink[] = [
  { text: LAYOUT_TEXTS.projects, to: '/' },
  { text: LAYOUT_TEXTS.releaseNotes, to: '/release-notes/' },
  { text: LAYOUT_TEXTS.disclaimer, to: '/disclaimer/' },
];

const MENU_SIGNED_IN: readonly MenuLink[] = [
  ...MENU.slice(0, 1),
  { text: LAYOUT_TEXTS.priceList, to: priceListAddress() },
  { text: LAYOUT_TEXTS.company, to: '/company' },
  ...MENU.slice(1),
];

const MENU_SIGNED_OUT: readonly MenuLink[] = [...MENU, { text: LAYOUT_TEXTS.tryOut, to: WITHOUT_ACCOUNT }];

export function Header(): ReactNode {
  const { pathname } = useLocation();
  /** The page on which the menu was opened; it closes when another page opens. */
  const [openedOn, setOpenedOn] = useState<string>();
  const isMenuOpen = openedOn === pathname;
  // Nor is it open on return.
  if (openedOn !== undefined && !isMenuOpen) setOpenedOn(undefined);
  const navigate = useNavigate();
  const authenticated = useApp(({ user }) => user.authenticated);
  const showHelp = useShortcutHelp();
  useShortcuts(SHORTCUT_TEXTS.everywhere, [
    { keys: 'g', text: SHORTCUT_TEXTS.projects, run: () => void navigate('/') },
  ]);

  return (
    <header className={classNames(styles.header, 'no-print')}>
      <a className={styles.skip} href="#content">
        {LAYOUT_TEXTS.skip}
      </a>
      <div className={styles.bar}>
        <a href={branding.provider.href} className={styles.provider}>
          <img src={branding.provider.logo} alt={branding.provider.name} width={28} height={28} />
        </a>
        <Link to="/" className={styles.product}>
          <ProductLogo />
          <span className={styles.productName}>{branding.productName}</span>
        </Link>
        <nav
          id="site-menu"
          aria-label={LAYOUT_TEXTS.mainMenu}
          className={classNames(styles.menu, isMenuOpen && styles.open)}
        >
          <WorkspacePlace authenticated={authenticated} />
          {menuFor(authenticated).map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className={styles.link}
              aria-current={isCurrent(link.to, pathname) ? 'page' : undefined}
              data-waiting={(authenticated === null && !MENU.includes(link)) || undefined}
            >
              {link.text}
            </Link>
          ))}
          <span className={styles.tools}>
            <IconButton icon="keyboard" label={LAYOUT_TEXTS.shortcuts} className={styles.keyboard} onClick={showHelp} />
            <ThemeButton />
          </span>
        </nav>
        <LogInButton />
        <IconButton
          icon={isMenuOpen ? 'close' : 'menu'}
          label={LAYOUT_TEXTS.menu}
          aria-expanded={isMenuOpen}
          aria-controls="site-menu"
          className={styles.burger}
          onClick={() => setOpenedOn(isMenuOpen ? undefined : pathname)}
        />
      </div>
    </header>
  );
}

const NO_PROPS = {};
const workspace = async () => (await import('../workspaces/header-workspace.tsx')).HeaderWorkspace;

/** Keeps its room, as the links do. */
function WorkspacePlace({ authenticated }: { readonly authenticated: boolean | null }): ReactNode {
  return (
    authenticated !== false && (
      <span className={styles.workspace}>{authenticated && <LaterPart load={workspace} props={NO_PROPS} />}</span>
    )
  );
}

/** Until it is known whether somebody is signed in, links keep their room. */
function menuFor(authenticated: boolean | null): readonly MenuLink[] {
  return authenticated === false ? MENU_SIGNED_OUT : MENU_SIGNED_IN;
}

/** The section of projects includes everything that belongs to a project. */
function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/' || pathname.startsWith('/project/');
  return pathname.startsWith(to.replace(/\/$/, ''));
}
