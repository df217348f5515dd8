import { type FieldError, fieldText } from '@site-designer/texts';

/** Streams of a group whose quantity is not that of the first one. Nothing is guessed: either may be the right one. */
export function quantityErrors(streams: readonly { readonly quantity: number }[], path: string): FieldError[] {
  const [first] = streams;
  return streams.flatMap(({ quantity }, stream) =>
    first === undefined || quantity === first.quantity
      ? []
      : [
          {
            path: `${path}.streams[${stream}].quantity`,
            message: fieldText('field.quantity-of-group', { first: first.quantity, other: quantity }),
          },
        ],
  );
}
