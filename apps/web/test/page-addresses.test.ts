import { PAGE_ADDRESSES } from '@site-designer/api-contract/pages';
import { expect, it } from 'vitest';
import { OPEN_PAGES, OWN_PAGES } from '../src/app/pages/other-pages.tsx';

it('the server knows every page', () => {
  const pages = ['/', ...Object.keys(OWN_PAGES), ...Object.keys(OPEN_PAGES), '/error-page'];
  expect([...PAGE_ADDRESSES].toSorted()).toEqual(pages.toSorted());
});
