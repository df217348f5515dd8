import { useState } from 'react';
import { ApiProblem } from '../calls/api-problem.ts';

interface RefusedField {
  /** What the server says of the field; undefined where nothing. */
  readonly message: string | undefined;
  /** To be called at each change of the field. */
  readonly forget: () => void;
  /** Runs the request of the form. */
  readonly send: (request: () => Promise<void>) => Promise<void>;
}

/**
 * The one field of a form that the server may refuse.
 *
 * @param otherwise - Tells of any other failure; its second argument shows a text at the field.
 */
export function useRefusedField(
  field: string,
  otherwise: (cause: unknown, show: (text: string) => void) => void,
): RefusedField {
  const [message, setMessage] = useState<string>();

  async function send(request: () => Promise<void>): Promise<void> {
    setMessage(undefined);
    try {
      await request();
    } catch (cause) {
      const refused = fieldProblem(cause, field);
      if (refused === undefined) otherwise(cause, setMessage);
      else setMessage(refused);
    }
  }

  return { message, forget: () => setMessage(undefined), send };
}

/** What the server says of one field; undefined for other failures. */
function fieldProblem(cause: unknown, field: string): string | undefined {
  return cause instanceof ApiProblem ? cause.problem.errors?.find(({ path }) => path === field)?.message : undefined;
}
