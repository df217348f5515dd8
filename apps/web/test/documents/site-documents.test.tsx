import { calculateProposal } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { english, installerDocumentOf, networkDocumentOf, projectNetworkDocumentOf } from '@site-designer/texts';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCHOOL } from '../../../../packages/sizing-engine/test/support/school.ts';
import { InstallerDocument } from '../../src/features/documents/installer.tsx';
import { NetworkPages, ProjectNetworkPages } from '../../src/features/documents/network.tsx';

const HEAD = {
  seller: 'Northern Light',
  projectName: 'Westbrook School District',
  siteName: 'High School',
  designName: 'Cameras 2027',
  designedUtc: '2026-11-28T09:00:00Z',
};

const asked = {
  result: english.rendered(calculateProposal(SCHOOL, catalogue, { plan: true })),
  design: SCHOOL,
  catalogue,
  locale: 'en-GB',
};

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return node === '' ? [] : [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

describe('documents of a school with a network', () => {
  test('the IT request sheet shows each line and question with its answer', () => {
    const document = networkDocumentOf(asked)!;
    render(<NetworkPages document={document} head={HEAD} />);
    const article = screen.getByRole('article', { name: 'IT request sheet' });
    const { lines, questions, assumptions } = document;
    const told = [...lines.flatMap(({ what, text, unit, how }) => [what, text, unit, how]), ...assumptions];
    const asks = questions.flatMap(({ question, reason, answer }) => textsOf([question, reason, answer]));
    expect([...told, ...asks].filter((text) => !article.textContent.includes(text))).toEqual([]);
  });

  test('that of a project shows the sums and the sheet of each site', () => {
    const document = networkDocumentOf(asked)!;
    const sites = ['North', 'South'].map((site) => ({ site, document }));
    render(
      <ProjectNetworkPages document={projectNetworkDocumentOf(sites, '')} seller="Northern Light" projectName="All" />,
    );
    const whole = screen.getByRole('table', { name: 'Whole project' });
    expect(within(whole).getByText('North 29 + South 29')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Questions to IT, South' })).toBeTruthy();
  });

  test("the installer's has a page of ports and cables before the handover", () => {
    const content = installerDocumentOf(asked)!;
    render(<InstallerDocument document={content} head={HEAD} />);
    const article = screen.getByRole('article', { name: 'For the installer' });
    const titles = within(article).getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent).slice(3)).toEqual([
      '4 Ports and cables',
      '5 Failover and acceptance',
    ]);
    const ports = within(article).getByRole('table', { name: 'Port, SW-03' });
    const [first] = within(ports).getAllByRole('row').slice(1);
    expect([...first!.children].map(({ textContent }) => textContent)).toEqual([
      'SW-03/1',
      'Schoolyard panorama 1',
      'class 4',
      '30 W',
      '',
      '',
      '',
    ]);
    const { locale: _, headings: __, network, ...told } = content;
    const { headings: ___, ...ofNetwork } = network!;
    expect(textsOf([told, ofNetwork]).filter((text) => !article.textContent.includes(text))).toEqual([]);
  });
});
