/** Everything that names a company: replace it with your own texts, addresses and logo, and its terms in `texts/<language>/pages/terms.ts`. */

interface BrandLink {
  /** By which other languages have its text, in `pages/footer.ts`. */
  readonly id: string;
  readonly text: string;
  readonly href: string;
}

interface Branding {
  readonly productName: string;
  /** Beside a logo that is an SVG stands a PNG of the same name, for issued proposals. */
  readonly provider: { readonly name: string; readonly href: string; readonly logo: string };
  readonly companyLinks: readonly BrandLink[];
  readonly legalLinks: readonly BrandLink[];
  readonly compliance: { readonly text: string; readonly email: string };
  readonly copyrightHolder: string;
}

const SITE = 'https://example.com';

export const branding: Branding = {
  productName: 'Site Designer',
  provider: { name: 'Your company', href: `${SITE}/`, logo: '/branding/provider.svg' },
  companyLinks: [
    { id: 'about', text: 'About Us', href: `${SITE}/about` },
    { id: 'contact', text: 'Contact Us', href: `${SITE}/contact` },
    { id: 'offices', text: 'Offices', href: `${SITE}/offices` },
    { id: 'careers', text: 'Careers', href: `${SITE}/careers` },
    { id: 'news', text: 'Sign up for news', href: `${SITE}/news` },
    { id: 'feedback', text: 'Share your feedback', href: `${SITE}/feedback` },
  ],
  legalLinks: [
    { id: 'terms', text: 'Terms of Use', href: `${SITE}/terms` },
    { id: 'privacy', text: 'Privacy Policy', href: `${SITE}/privacy` },
    { id: 'cookies', text: 'Cookie Policy', href: `${SITE}/cookies` },
    { id: 'mapPolicy', text: 'MAP Policy', href: `${SITE}/map-policy` },
    { id: 'whistleblower', text: 'Whistleblower report', href: `${SITE}/whistleblower` },
    { id: 'modernSlavery', text: 'Modern Slavery Act', href: `${SITE}/modern-slavery-act` },
  ],
  compliance: { text: 'Questions about compliance:', email: 'compliance@example.com' },
  copyrightHolder: 'Your company',
};
