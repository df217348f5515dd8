import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import type { ReactNode } from 'react';
import { useElapsedSeconds } from '../../../lib/hooks/use-elapsed.ts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type { SizingProgress } from '../../../lib/sizing/use-sized.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFocusReturn } from '../../../ui/dialogs/use-focus-return.ts';
import card from './answer-card.module.css';
import live from './live-answer.module.css';

/** A sizing that ends sooner is not mentioned. */
const MENTIONED_AFTER_MS = 300;

/** Behind the first line: that the answer is being sized, and for how many seconds. */
export function SizingMark({ isPending, stopped }: SizingProgress): ReactNode {
  const seconds = useElapsedSeconds(isPending, MENTIONED_AFTER_MS);
  return (
    <span className={live.sizing}>
      <output>{stopped ? TEXTS.outdated : seconds !== undefined && TEXTS.sizing}</output>
      {/* Nobody wants to hear each second. */}
      {isLong(seconds) && <span aria-hidden="true"> {TEXTS.seconds(numberText(seconds))}</span>}
    </span>
  );
}

/** In place of the last line: ends a sizing that takes long, or starts it again; nothing otherwise. */
export function SizingControl(progress: SizingProgress): ReactNode {
  const seconds = useElapsedSeconds(progress.isPending, MENTIONED_AFTER_MS);
  return isLong(seconds) || progress.stopped ? <ControlLine {...progress} /> : null;
}

function isLong(seconds: number | undefined): seconds is number {
  return seconds !== undefined && seconds > 0;
}

function ControlLine({ stopped, cancel, again }: SizingProgress): ReactNode {
  const ref = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={ref} className={card.control}>
      <p>{stopped === undefined ? TEXTS.sizingLong : TEXTS.stopped[stopped]}</p>
      <Button size="small" onClick={stopped === undefined ? cancel : again}>
        {stopped === undefined ? TEXTS.cancelSizing : TEXTS.sizeAgain}
      </Button>
    </div>
  );
}
