import type { ReactNode } from 'react';
import { numberText } from '../../../lib/format-quantity.ts';
import { Meter } from '../../../ui/meter.tsx';
import { Explained } from '../explanation/explained.tsx';
import styles from './hero.module.css';
import { Percent } from '../figures/percent.tsx';
import type { Recommendation } from './recommendation.ts';

/** More would be a pattern, not a picture. */
const MOST_DRAWN = 4;

interface HeroProps {
  readonly id: string;
  readonly recommendation: Recommendation;
  readonly action: ReactNode;
}

/** The answer in one sentence and one picture. */
export function Hero({ id, recommendation, action }: HeroProps): ReactNode {
  const { sentence, bars } = recommendation;
  return (
    <div className={styles.hero}>
      <div className={styles.head}>
        <h2 id={id} className={styles.sentence}>
          {sentence.map(({ text, figure }) =>
            figure ? (
              <Explained key={figure.path} {...figure}>
                {text}
              </Explained>
            ) : (
              text
            ),
          )}
        </h2>
        {action}
      </div>
      <div className={styles.picture}>
        <Fleet recommendation={recommendation} />
        <div className={styles.bars}>
          {bars.map(({ label, percent, path }) => (
            <Meter key={label} label={label} percent={percent}>
              <Explained path={path} name={label}>
                <Percent value={percent} />
              </Explained>
            </Meter>
          ))}
        </div>
      </div>
    </div>
  );
}

function Fleet({ recommendation: { quantity, image } }: Pick<HeroProps, 'recommendation'>): ReactNode {
  const drawn = Array.from({ length: Math.min(quantity, MOST_DRAWN) }, (_, place) => place);
  return (
    <div className={styles.fleet} aria-hidden="true">
      {drawn.map((place) => (
        <img key={place} src={image} alt="" className={styles.drawing} />
      ))}
      {quantity > MOST_DRAWN && <span className={styles.more}>+ {numberText(quantity - MOST_DRAWN)}</span>}
    </div>
  );
}
