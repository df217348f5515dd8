import type { ReactNode } from 'react';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { Explained } from '../../../explained/explained.tsx';
import { Bars } from './bars.tsx';
import styles from './hero.module.css';
import type { Recommendation } from './recommendation.ts';

/** More boxes would be indistinguishable. */
const MOST_DRAWN = 4;

interface HeroProps {
  readonly id: string;
  readonly recommendation: Recommendation;
  readonly action: ReactNode;
}

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
          <Bars bars={bars} />
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
