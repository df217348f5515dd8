const PAUSE_MS = 900;

interface Option {
  readonly id: number;
  readonly name: string;
}

/** Finds an option by letters typed in quick succession: by its beginning, else by the beginning of any of its words. */
export function createTypeAhead(): (letter: string, options: readonly Option[], nowMs: number) => Option | undefined {
  let typed = '';
  let lastMs = Number.NEGATIVE_INFINITY;
  return (letter, options, nowMs) => {
    typed = nowMs - lastMs > PAUSE_MS ? letter : typed + letter;
    lastMs = nowMs;
    const wanted = typed.toLowerCase();
    const names = options.map((option) => ({ option, name: option.name.toLowerCase() }));
    const found =
      names.find(({ name }) => name.startsWith(wanted)) ??
      names.find(({ name }) => name.split(' ').some((word) => word.startsWith(wanted)));
    return found?.option;
  };
}
