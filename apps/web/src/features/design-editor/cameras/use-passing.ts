import { useEffect, useReducer, useState } from 'react';

interface Sight {
  /** The rows that are there, by their ids. */
  readonly ids: readonly number[];
  readonly isScrolling: boolean;
}

/** Rows that get their controls within one frame: those of a whole screen would make it late. */
const PER_FRAME = 5;

/** The rows that came while one scrolled and are shown without their controls, which they get once they stand still. */
export function usePassing({ ids, isScrolling }: Sight): ReadonlySet<number> {
  const [{ passingOf, settle }] = useState(createPassing);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const passing = passingOf({ ids, isScrolling });
  const isSettling = !isScrolling && passing.size > 0;

  useEffect(() => {
    if (!isSettling) return;
    const frame = requestAnimationFrame(() => {
      settle();
      showAgain();
    });
    return () => cancelAnimationFrame(frame);
  }, [isSettling, passing, settle]);

  return passing;
}

interface Passing {
  readonly passingOf: (sight: Sight) => ReadonlySet<number>;
  readonly settle: () => void;
}

function createPassing(): Passing {
  let there: ReadonlySet<number> = new Set();
  let passing: ReadonlySet<number> = new Set();
  return {
    passingOf: ({ ids, isScrolling }) => {
      const isPassing = (id: number): boolean => passing.has(id) || (isScrolling && !there.has(id));
      passing = new Set(ids.filter(isPassing));
      there = new Set(ids);
      return passing;
    },
    settle: () => {
      passing = new Set([...passing].slice(PER_FRAME));
    },
  };
}
