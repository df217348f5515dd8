import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FailurePicture } from '../../src/features/proposal/failure/failure-picture.tsx';

type PictureOf = Parameters<typeof FailurePicture>[0];

/** What a picture says to a screen reader, the numbers that it shows and how many boxes it has. */
function drawn(picture: PictureOf): readonly [string, readonly string[], number] {
  const { container } = render(<FailurePicture {...picture} />);
  const textsOf = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return [textsOf('.visually-hidden').join(), textsOf('span[aria-hidden]'), container.querySelectorAll('svg').length];
}

test.each<[PictureOf, string, readonly string[], number]>([
  [{ state: 'normal', servers: 6, spares: 0 }, '6 servers', [], 6],
  [{ state: 'normal', servers: 11, spares: 7 }, '11 servers, 7 spares', ['11 x', '7 x'], 2],
  [{ state: 'serverDown', servers: 11, spares: 0 }, '10 servers, 1 down', ['10 x'], 2],
  [{ state: 'serverDownFailover', servers: 3, spares: 2 }, '3 servers, 1 down, 1 spare', [], 5],
])('more than six servers of a kind are one box with their number: %j', (picture, label, numbers, boxes) => {
  expect(drawn(picture)).toEqual([label, numbers, boxes]);
});
