import { expect, test } from 'vitest';
import { drawnLogo } from '../../src/lib/files/drawn-logo.ts';

const svg = (content: string, attributes = ''): string =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)}`;

test('a stored SVG is drawn where it takes little to draw, and a PNG always', () => {
  const plain = svg(
    '<g><rect width="9" height="9"/><image href="data:image/png;base64,AAAA"/></g>',
    'viewBox="0 0 9 9"',
  );
  const png = 'data:image/png;base64,AAAA';
  expect([drawnLogo(plain), drawnLogo(png), drawnLogo(null)]).toEqual([plain, png, null]);
});

test.each([
  ['a use', '<use href="#a"/>'],
  ['a prefixed use', '<s:use xmlns:s="http://www.w3.org/2000/svg" href="#a"/>'],
  ['a mask', '<mask id="a"/>'],
  ['a filter', '<filter id="a"/>'],
  ['a pattern', '<pattern id="a"/>'],
  ['a style', '<style>a{}</style>'],
  ['a further SVG inside', '<image href="data:image/svg+xml;base64,AAAA"/>'],
  ['a reference that changes', '<image><set attributeName="href" to="data:image/svg+xml,"/></image>'],
  ['over 5 000 elements', '<g/>'.repeat(5000)],
  ['what is not well-formed', '<rect></g>'],
])('a stored SVG with %s is not drawn', (_, content) => {
  expect(drawnLogo(svg(content))).toBeNull();
});
