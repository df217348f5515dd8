import { TEXTS, type FieldError } from '@site-designer/sizing-engine/design';

/** Streams of a group whose quantity is not that of the first one. Nothing is guessed: either may be the right one. */
export function quantityErrors(streams: readonly { readonly quantity: number }[], path: string): FieldError[] {
  const [first] = streams;
  return streams.flatMap(({ quantity }, stream) =>
    first === undefined || quantity === first.quantity
      ? []
      : [{ path: `${path}.streams[${stream}].quantity`, message: TEXTS.quantityOfGroup(first.quantity, quantity) }],
  );
}
