import { FOOTER_TEXTS } from '#texts/pages/footer.ts';
import { LAYOUT_TEXTS } from '#texts/pages/layout.ts';
import type { ReactNode } from 'react';
import { branding } from '../../lib/state/branding.ts';
import { LaterPart } from '../../ui/states/later-part.tsx';
import { OFFERED } from '../../lib/state/language.ts';
import { classNames } from '../../lib/format/class-names.ts';
import styles from './footer.module.css';

const YEAR = new Date().getFullYear();

const NO_PROPS = {};
const languageChoice = async () => (await import('./language-choice.tsx')).LanguageChoice;

export function Footer(): ReactNode {
  const { companyLinks, legalLinks, compliance, copyrightHolder } = branding;
  return (
    <footer className={classNames(styles.footer, 'no-print')}>
      <div className={styles.inner}>
        <FooterLinks label={LAYOUT_TEXTS.company} links={companyLinks} />
        <FooterLinks label={LAYOUT_TEXTS.legal} links={legalLinks} />
        <p>
          {FOOTER_TEXTS['compliance'] ?? compliance.text} <a href={`mailto:${compliance.email}`}>{compliance.email}</a>
        </p>
        <p>
          © {YEAR} {copyrightHolder}
        </p>
        {OFFERED.length > 1 && <LaterPart load={languageChoice} props={NO_PROPS} />}
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  readonly label: string;
  readonly links: typeof branding.companyLinks;
}

function FooterLinks({ label, links }: FooterLinksProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ id, text, href }) => (
          <li key={id}>
            <a href={href}>{FOOTER_TEXTS[id] ?? text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
