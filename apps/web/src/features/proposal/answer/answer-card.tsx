import { EVIDENCE_LOCK_TEXTS } from '#texts/proposal/kept-recordings.ts';
import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { fullestOf, storageNote, type Answer, type Proposal } from '@site-designer/texts';
import { memo, type ReactNode } from 'react';
import { Explained } from '../../../explained/explained.tsx';
import { numberText, quantityText } from '../../../lib/format/format-quantity.ts';
import { classNames } from '../../../lib/format/class-names.ts';
import { Meter } from '../charts/meter.tsx';
import styles from './answer-card.module.css';
import { FailureLine, PriceLine, type AnswerActions } from './answer-lines.tsx';
import { CheaperLine } from './cheaper-line.tsx';
import { Line } from './line.tsx';
import { hardwareSentences, headlineOf } from './answer-hardware.ts';
import { WaysOut } from './ways-out.tsx';

interface AnswerCardProps extends AnswerActions {
  readonly proposal: Proposal;
  /** Kind of the spares, in a word. */
  readonly kindOfSpare: string;
  readonly whatIf?: ReactNode;
  /** Id of the headline where the card is the head of a proposal: three columns. */
  readonly headingId?: string | undefined;
  /** In place of the last line while a sizing takes long. */
  readonly control?: ReactNode;
}

/** The recommendation in at most eight lines, always in this order; digits change in place and nothing moves. */
export const AnswerCard = memo(function AnswerCard(props: AnswerCardProps): ReactNode {
  const { proposal, kindOfSpare, whatIf, headingId, control, ...actions } = props;
  const { answer, totals } = proposal;
  if (totals.cameras.value === 0 || answer.failed !== null) {
    return (
      <>
        {totals.cameras.value === 0 ? (
          <p className={classNames(styles.headline, 'muted')}>{TEXTS.empty}</p>
        ) : (
          <WaysOut proposal={proposal} onUse={actions.onUse} />
        )}
        {control}
      </>
    );
  }
  return (
    <div className={classNames(styles.card, headingId !== undefined && styles.wide)}>
      <div className={styles.part}>
        <div className={styles.what}>
          <Headline id={headingId}>
            <Explained path="answer.recording" name={TEXTS.serversName}>
              {headlineOf(proposal)}
            </Explained>
          </Headline>
          <p className="muted">{hardwareSentences(proposal, kindOfSpare).join(' ')}</p>
        </div>
      </div>
      <div className={styles.part}>
        <PromiseLine proposal={proposal} />
        <BusyLine keeps={answer.keeps} />
        <FailureLine proposal={proposal} {...actions} />
      </div>
      <div className={styles.part}>
        <PriceLine proposal={proposal} {...actions} />
        <CheaperLine proposal={proposal} {...actions} />
      </div>
      <div className={styles.last}>
        <Room fits={answer.fits}>{whatIf}</Room>
        {control}
      </div>
    </div>
  );
});

function Headline({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }): ReactNode {
  if (id === undefined) {
    return (
      <p className={styles.headline} aria-live="polite">
        {children}
      </p>
    );
  }
  return (
    <h2 id={id} className={styles.headline}>
      {children}
    </h2>
  );
}

function PromiseLine({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const { answer, totals } = proposal;
  const { least, most } = answer.keeps!.asked;
  const fullest = fullestOf(answer.storages);
  const storage = answer.storages[fullest]!;
  const percent = quantityText(storage.fillPercent, '%');
  const { unit, likely } = answer.keeps!;
  const note = storageNote(storage, answer.storages.length);
  return (
    <div className={styles.promise}>
      <p>
        <Explained path="totals.cameras.value" name={TEXTS.camerasUnit}>
          <strong>{numberText(totals.cameras.value)}</strong>
        </Explained>{' '}
        {TEXTS.camerasWord(totals.cameras.value)}, {TEXTS.kept}{' '}
        <strong>
          <AskedDays least={least} most={most} /> {TEXTS.daysUnit}
        </strong>
        {unit === 'days' && (
          <>
            {' '}
            <Explained path="answer.keeps.likely" name={TEXTS.kept}>
              {TEXTS.reach(numberText(Math.floor(likely)))}
            </Explained>
          </>
        )}
      </p>
      <Meter
        label={TEXTS.disks}
        percent={storage.fillPercent}
        capPercent={storage.capPercent ?? undefined}
        isNear={proposal.warnings.some(({ code }) => code === 'disks-nearly-full')}
      >
        <Explained path={`answer.storages[${fullest}].fillPercent`} name={TEXTS.disks}>
          <strong>{TEXTS.fill(percent)}</strong>
        </Explained>
        <span className={styles.allowed}>
          {storage.capPercent === null ? (
            note
          ) : (
            <>
              {', '}
              <Explained path={`answer.storages[${fullest}].capPercent`} name={TEXTS.allowedName}>
                {TEXTS.allowed(quantityText(storage.capPercent, '%'))}
              </Explained>
            </>
          )}
        </span>
      </Meter>
      <Besides {...proposal} />
    </div>
  );
}

/** What stands in the storage besides the video of the cameras, and what a second archive saves; nothing where there is neither. */
function Besides({ evidenceLock, tiers }: Pick<Proposal, 'evidenceLock' | 'tiers'>): ReactNode {
  if (evidenceLock === undefined && tiers === undefined) return null;
  return (
    <p className="muted">
      {evidenceLock && (
        <Explained path="evidenceLock.storageTb.value" name={EVIDENCE_LOCK_TEXTS.reserve}>
          {TEXTS.locked(quantityText(evidenceLock.storageTb.value, 'TB'))}
        </Explained>
      )}
      {evidenceLock && tiers && ' '}
      {tiers && (
        <Explained path="tiers.savedTb" name={TEXTS.savedName}>
          {TEXTS.saved(quantityText(tiers.savedTb, 'TB'))}
        </Explained>
      )}
    </p>
  );
}

/** The shortest and the longest retention that is asked for. */
function AskedDays({ least, most }: { readonly least: number; readonly most: number }): ReactNode {
  const figure = (end: 'least' | 'most', days: number): ReactNode => (
    <Explained path={`answer.keeps.asked.${end}`} name={TEXTS.askedName}>
      {numberText(days)}
    </Explained>
  );
  if (least === most) return figure('most', most);
  return (
    <>
      {figure('least', least)} {TEXTS.to} {figure('most', most)}
    </>
  );
}

function BusyLine({ keeps }: Pick<Answer, 'keeps'>): ReactNode {
  const { asked, busyDays } = keeps!;
  if (busyDays === null) return <Line icon="pulse">{TEXTS.busyAll}</Line>;
  const days = <strong>{numberText(Math.floor(busyDays))}</strong>;
  const figure = (children: ReactNode): ReactNode => (
    <Explained path="answer.keeps.busyDays" name={TEXTS.busy}>
      {children}
    </Explained>
  );
  return (
    <Line icon="pulse">
      {TEXTS.busyOf}{' '}
      {asked.least === asked.most ? (
        <>
          {figure(days)} {TEXTS.ofAsked} <AskedDays {...asked} /> {TEXTS.daysAreKept}
        </>
      ) : (
        <>
          {TEXTS.upTo} {figure(days)} {TEXTS.longerEnd}
        </>
      )}
    </Line>
  );
}

function Room({ fits, children }: Pick<Answer, 'fits'> & { readonly children: ReactNode }): ReactNode {
  const { cameras, days } = fits ?? { cameras: null, days: null };
  const parts = [
    ...(cameras === null || cameras === 0 ? [] : [part('cameras', TEXTS.moreCameras(cameras, numberText(cameras)))]),
    ...(days === null || days === 0 ? [] : [part('days', TEXTS.moreDays(days, numberText(days)))]),
  ];
  const isFar = cameras === null && days === null;
  return (
    <Line icon="plus">
      <p>
        {parts.length === 0 && (isFar ? TEXTS.farFromNext : TEXTS.nothingFitsMore)}
        {parts.flatMap((each, index) => (index === 0 ? [each] : [` ${TEXTS.or} `, each]))}
        {parts.length > 0 && ` ${TEXTS.fit(days || cameras || 0)}`}
      </p>
      {children}
    </Line>
  );
}

function part(figure: 'cameras' | 'days', text: string): ReactNode {
  return (
    <Explained key={figure} path={`answer.fits.${figure}`} name={text}>
      {text}
    </Explained>
  );
}
