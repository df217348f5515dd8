import type { ReactNode } from 'react';
import { Meter } from '../charts/meter.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { Percent } from '../figures/precise-figures.tsx';
import type { Bar } from './recommendation.ts';

/** Figures against their limits; each opens its explanation. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }): ReactNode {
  return bars.map(({ label, percent, path }) => (
    <Meter key={label} label={label} percent={percent}>
      <Explained path={path} name={label}>
        <Percent value={percent} />
      </Explained>
    </Meter>
  ));
}
