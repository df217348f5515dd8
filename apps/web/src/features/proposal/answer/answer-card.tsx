import { EVIDENCE_LOCK_TEXTS } from '#texts/proposal/kept-recordings.ts';
import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { ANSWER_WORDS, fullestOf, storageNote, type Answer, type Shown, type SpareKind } from '@site-designer/texts';
import { memo, type ReactNode } from 'react';
import { Explained } from '../../../explained/explained.tsx';
import { numberText, quantityText } from '../../../lib/format/format-quantity.ts';
import { classNames } from '../../../lib/format/class-names.ts';
import { markedText } from '../../../lib/format/marked-text.ts';
import { Meter } from '../charts/meter.tsx';
import styles from './answer-card.module.css';
import { FailureLine, PriceLine, type AnswerActions, type CardProposal } from './answer-lines.tsx';
import { CheaperLine } from './cheaper-line.tsx';
import { Line, Place } from './line.tsx';
import { hardwareSentences, headlineOf } from './answer-hardware.ts';
import { WaysOut } from './ways-out.tsx';

interface AnswerCardProps extends AnswerActions {
  readonly proposal: CardProposal;
  /** Kind of the spares, in a word. */
  readonly kindOfSpare: SpareKind;
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
          <Place of={['what']}>
            <p className={classNames(styles.headline, 'muted')}>{ANSWER_WORDS.empty}</p>
          </Place>
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
        <Place of={['what', 'how']} className={styles.what}>
          <Headline id={headingId}>
            <Explained path="answer.recording" name={TEXTS.serversName}>
              {headlineOf(proposal)}
            </Explained>
          </Headline>
          <p className="muted">{hardwareSentences(proposal, kindOfSpare).join(' ')}</p>
        </Place>
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

function PromiseLine({ proposal }: { readonly proposal: CardProposal }): ReactNode {
  const { answer, totals } = proposal;
  const { asked, unit, likely } = answer.keeps!;
  const storage = fullestOf(answer.storages)!;
  const fullest = answer.storages.indexOf(storage);
  const percent = quantityText(storage.fillPercent, '%');
  const note = storageNote(storage, answer.storages.length, ANSWER_WORDS);
  const cameras = (
    <Explained path="totals.cameras.value" name={TEXTS.camerasUnit}>
      <strong>{numberText(totals.cameras.value)}</strong>
    </Explained>
  );
  const days =
    asked.least === asked.most
      ? ANSWER_WORDS.askedDays(askedDays('most', asked))
      : ANSWER_WORDS.askedDays(askedDays('most', asked), askedDays('least', asked));
  const reach = (
    <Explained path="answer.keeps.likely" name={TEXTS.keptName}>
      {ANSWER_WORDS.reach(numberText(Math.floor(likely)))}
    </Explained>
  );
  return (
    <Place of={['keeps', 'besides']} className={styles.promise}>
      <p>
        {markedText(
          ANSWER_WORDS.promise<ReactNode>({
            cameras: { value: totals.cameras.value, shown: cameras },
            days: <strong>{markedText(days)}</strong>,
            ...(unit === 'days' && { reach }),
          }),
        )}
      </p>
      <Meter
        label={ANSWER_WORDS.disks}
        percent={storage.fillPercent}
        capPercent={storage.capPercent ?? undefined}
        isNear={proposal.warnings.some(({ code }) => code === 'disks-nearly-full')}
      >
        <Explained path={`answer.storages[${fullest}].fillPercent`} name={ANSWER_WORDS.disks}>
          <strong>{ANSWER_WORDS.fill(percent)}</strong>
        </Explained>
        <span className={styles.allowed}>
          {storage.capPercent === null ? (
            note !== '' && `, ${note}`
          ) : (
            <>
              {', '}
              <Explained path={`answer.storages[${fullest}].capPercent`} name={TEXTS.allowedName}>
                {ANSWER_WORDS.allowed(quantityText(storage.capPercent, '%'))}
              </Explained>
            </>
          )}
        </span>
      </Meter>
      <Besides {...proposal} />
    </Place>
  );
}

/** What stands in the storage besides the video of the cameras, and what a second archive saves; nothing where there is neither. */
function Besides({ evidenceLock, tiers }: Pick<CardProposal, 'evidenceLock' | 'tiers'>): ReactNode {
  if (evidenceLock === undefined && tiers === undefined) return null;
  return (
    <p className="muted">
      {evidenceLock && (
        <Explained path="evidenceLock.storageTb.value" name={EVIDENCE_LOCK_TEXTS.reserve}>
          {ANSWER_WORDS.locked(quantityText(evidenceLock.storageTb.value, 'TB'))}
        </Explained>
      )}
      {evidenceLock && tiers && ' '}
      {tiers && (
        <Explained path="tiers.savedTb" name={TEXTS.savedName}>
          {ANSWER_WORDS.saved(quantityText(tiers.savedTb, 'TB'))}
        </Explained>
      )}
    </p>
  );
}

/** The shortest or the longest retention that is asked for. */
function askedDays(end: 'least' | 'most', asked: NonNullable<Answer['keeps']>['asked']): Shown<ReactNode> {
  const value = asked[end];
  return {
    value,
    shown: (
      <Explained path={`answer.keeps.asked.${end}`} name={TEXTS.askedName}>
        {numberText(value)}
      </Explained>
    ),
  };
}

function BusyLine({ keeps }: Pick<Answer, 'keeps'>): ReactNode {
  const { asked, busyDays } = keeps!;
  if (busyDays === null)
    return (
      <Line of="busy" icon="pulse">
        {ANSWER_WORDS.busyAll}
      </Line>
    );
  const value = Math.floor(busyDays);
  const days: Shown<ReactNode> = {
    value,
    shown: (
      <Explained path="answer.keeps.busyDays" name={TEXTS.busy}>
        <strong>{numberText(value)}</strong>
      </Explained>
    ),
  };
  return (
    <Line of="busy" icon="pulse">
      {markedText(
        asked.least === asked.most ? ANSWER_WORDS.busyOf(days, askedDays('most', asked)) : ANSWER_WORDS.busyUpTo(days),
      )}
    </Line>
  );
}

function Room({ fits, children }: Pick<Answer, 'fits'> & { readonly children: ReactNode }): ReactNode {
  const { cameras, days } = fits ?? { cameras: null, days: null };
  const more = [
    ...(cameras === null || cameras === 0 ? [] : [part('cameras', cameras, ANSWER_WORDS.moreCameras)]),
    ...(days === null || days === 0 ? [] : [part('days', days, ANSWER_WORDS.moreDays)]),
  ];
  const isFar = cameras === null && days === null;
  return (
    <Line of="fits" icon="plus">
      <p>
        {more.length === 0 && (isFar ? ANSWER_WORDS.farFromNext : ANSWER_WORDS.nothingFitsMore)}
        {more.length > 0 && markedText(ANSWER_WORDS.room(more))}
      </p>
      {children}
    </Line>
  );
}

function part(figure: 'cameras' | 'days', value: number, words: (more: Shown<string>) => string): Shown<ReactNode> {
  const text = words({ value, shown: numberText(value) });
  return {
    value,
    shown: (
      <Explained path={`answer.fits.${figure}`} name={text}>
        {text}
      </Explained>
    ),
  };
}
