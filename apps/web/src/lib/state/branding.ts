/** Everything that names a company: replace it with your own texts, addresses and logo, and its terms in `texts/<language>/pages/terms.ts`. */

interface BrandLink {
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
    { text: 'About Us', href: `${SITE}/about` },
    { text: 'Contact Us', href: `${SITE}/contact` },
    { text: 'Offices', href: `${SITE}/offices` },
    { text: 'Careers', href: `${SITE}/careers` },
    { text: 'Sign up for news', href: `${SITE}/news` },
    { text: 'Share your feedback', href: `${SITE}/feedback` },
  ],
  legalLinks: [
    { text: 'Terms of Use', href: `${SITE}/terms` },
    { text: 'Privacy Policy', href: `${SITE}/privacy` },
    { text: 'Cookie Policy', href: `${SITE}/cookies` },
    { text: 'MAP Policy', href: `${SITE}/map-policy` },
    { text: 'Whistleblower report', href: `${SITE}/whistleblower` },
    { text: 'Modern Slavery Act', href: `${SITE}/modern-slavery-act` },
  ],
  compliance: { text: 'Questions about compliance:', email: 'compliance@example.com' },
  copyrightHolder: 'Your company',
};
