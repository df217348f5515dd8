/** Everything that names a company: replace it with your own texts, addresses and logo. */

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
  /** Terms of a proposal, one text per paragraph. */
  readonly terms: readonly string[];
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
  terms: [
    'This proposal is a calculation and not an offer. It rests on what was entered, on published data of the makers, on measurements and on stated assumptions; it does not replace a survey of the site or the advice of the makers.',
    'Availability, prices and properties of hardware and software change without notice. Check the proposal with the makers before you order. To the extent that the law allows, no liability is taken for damage that follows from its use.',
    'Data collection notice: the design, and the name, company, email and phone number of the person who made it, are stored to show and print this proposal. They are not used for anything else; the privacy policy says how to see, correct or delete them.',
  ],
};
