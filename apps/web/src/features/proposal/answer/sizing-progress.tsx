import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type { SizingProgress } from '../../../lib/sizing/use-sized.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFocusReturn } from '../../../ui/dialogs/use-focus-return.ts';
import card from './answer-card.module.css';
import live from './live-answer.module.css';

/** A sizing that ends sooner is not mentioned. */
const MENTIONED_AFTER_MS = 300;
const SECOND_MS = 1000;

/** Behind the first line: that the answer is being sized, and for how many seconds. */
export function SizingMark({ isPending, stopped }: SizingProgress): ReactNode {
  const elapsedMs = useElapsed(isPending);
  const isMentioned = elapsedMs >= MENTIONED_AFTER_MS;
  const seconds = Math.floor(elapsedMs / SECOND_MS);
  return (
    <span className={live.sizing}>
      <output>{stopped ? TEXTS.outdated : isMentioned && TEXTS.sizing}</output>
      {/* Nobody wants to hear each second. */}
      {seconds > 0 && <span aria-hidden="true"> {TEXTS.seconds(numberText(seconds))}</span>}
    </span>
  );
}

/** In place of the last line: ends a sizing that takes long, or starts it again; nothing otherwise. */
export function SizingControl(progress: SizingProgress): ReactNode {
  const isLong = useElapsed(progress.isPending) >= SECOND_MS;
  return isLong || progress.stopped ? <ControlLine {...progress} /> : null;
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

/** For how many milliseconds something has lasted: 0 until the first that are of interest, then second by second. */
function useElapsed(isLasting: boolean): number {
  const [elapsedMs, setElapsedMs] = useState(0);

  useEffect(() => {
    if (!isLasting) return undefined;
    const since = Date.now();
    const tick = (): void => setElapsedMs(Date.now() - since);
    const first = setTimeout(tick, MENTIONED_AFTER_MS);
    const each = setInterval(tick, SECOND_MS);
    return () => {
      clearTimeout(first);
      clearInterval(each);
      setElapsedMs(0);
    };
  }, [isLasting]);

  return isLasting ? elapsedMs : 0;
}
