import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPageStart } from './focus-page-start.ts';

/**
 * Moves the focus when an element is removed with the focus in it: to the successor, else to the element focused
 * before, else to the heading of the page.
 *
 * @param successor - Called with the element and its focused control, both still in the page.
 * @returns The ref of the element.
 */
export function useFocusReturn<E extends HTMLElement>(
  successor?: (removed: E, focused: Element) => HTMLElement | null | undefined,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const successorOf = useEffectEvent((removed: E, focused: Element) => successor?.(removed, focused));

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let origin: HTMLElement | undefined;
    const remember = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) origin = relatedTarget;
    };
    element.addEventListener('focusin', remember);
    return () => {
      element.removeEventListener('focusin', remember);
      const focused = element.ownerDocument.activeElement;
      if (!focused || !element.contains(focused)) return;
      const target = successorOf(element, focused) ?? origin;
      if (target?.isConnected === true) target.focus();
      else focusPageStart();
    };
  }, []);

  return ref;
}

/** A successor for rows of a table: the button that removes the next row, or the previous one if there is no next. */
export function removeBeside(row: HTMLTableRowElement): HTMLElement | null | undefined {
  return (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLElement>('[data-remove]');
}
