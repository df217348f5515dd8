import { useCallback, useEffect, useRef, useState } from 'react';

const SHOWN_MS = 3000;

interface TimedMessage {
  readonly message: string | undefined;
  readonly show: (message: string) => void;
  readonly clear: () => void;
}

/** A message that closes after three seconds. */
export function useTimedMessage(): TimedMessage {
  const [message, setMessage] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setMessage(undefined);
  }, []);

  const show = useCallback((text: string) => {
    clearTimeout(timer.current);
    setMessage(text);
    timer.current = setTimeout(() => setMessage(undefined), SHOWN_MS);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { message, show, clear };
}
