import type { ServerSettings } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { MOTION_TEXTS as TEXTS, SITE_STEPS, VIEWING_TEXTS } from '#texts/editor/site.ts';
import { COLON } from '@site-designer/texts';
import { GuardedFields } from '../../../ui/fields/guarded-fields.tsx';
import { Amount, amountText } from '../page/amount.tsx';
import { graphicsCards } from './graphics-cards.ts';
import { KindSelect } from '../page/kind-select.tsx';
import type { SiteInput } from '../page/site-input.ts';
import { TextSelect } from '../page/text-select.tsx';
import styles from '../page/site-page.module.css';

const MODES = Object.entries(TEXTS.modes).map(([id, name]) => ({ id, name }));

/** Motion detection on the recording servers, in one line. */
export function MotionSection({ settings, catalogue, proposal, onSettings }: SiteInput): ReactNode {
  const { serverMotion } = settings;
  const change = (part: Partial<typeof serverMotion>): void =>
    void onSettings({ ...settings, serverMotion: { ...serverMotion, ...part } }, SITE_STEPS.motion);
  const cards = graphicsCards(catalogue);
  const found = proposal?.serverMotion ?? null;
  return (
    <section className={styles.section} aria-label={TEXTS.title}>
      <h2>{TEXTS.title}</h2>
      <div className={styles.card}>
        <div className={styles.fields}>
          <GuardedFields>
            <TextSelect
              label={TEXTS.mode}
              className={styles.wider}
              value={serverMotion.mode}
              options={MODES}
              onChange={(mode) => change({ mode: mode as ServerSettings['serverMotion']['mode'] })}
            />
            {serverMotion.mode !== 'none' && (
              <KindSelect
                label={TEXTS.card}
                className={styles.wide}
                value={serverMotion.decoder}
                none={VIEWING_TEXTS.noCard}
                kinds={cards}
                onChange={(decoder) => change({ decoder })}
              />
            )}
          </GuardedFields>
          {found && (
            <p className={styles.beside}>
              {TEXTS.asks}{' '}
              <Amount
                value={found.megapixelsPerSecond}
                unit="Mpx/s"
                path="serverMotion.megapixelsPerSecond"
                name={TEXTS.title}
              />{' '}
              {found.capacity === null ? `(${TEXTS.noCapacity})` : TEXTS.capacity(amountText(found.capacity, 'Mpx/s'))}
              {found.percent !== null && (
                <>
                  {COLON}
                  <Amount value={found.percent} unit="%" path="serverMotion.percent" name={TEXTS.title} />
                </>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
