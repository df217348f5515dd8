const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * Gives the focus to a neighbour when the element that has it leaves the page: a deleted row, a message that closes.
 * Whoever moves the focus on purpose, in the same update, is left alone.
 *
 * @returns What ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let held: HTMLElement | undefined;

  function remember({ target }: FocusEvent): void {
    held = target instanceof HTMLElement ? target : undefined;
  }

  /** Leaving on purpose looks the same as being removed until the update is over. */
  function forget({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (held === target && held?.isConnected && !isFocused(held)) held = undefined;
    });
  }

  function isFocused(element: Element): boolean {
    return root.ownerDocument.activeElement === element;
  }

  const observer = new MutationObserver((records) => {
    if (held === undefined || held.isConnected) return;
    if (isFocused(root.ownerDocument.body)) successorOf(held, records, root)?.focus();
    if (held?.isConnected === false) held = undefined;
  });

  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
  };
}

/** What stands where the lost element stood: the same control of the next row, or what else is near. */
function successorOf(lost: Element, records: readonly MutationRecord[], root: Element): HTMLElement | undefined {
  const removal = removalOf(lost, records);
  if (!removal) return undefined;
  const { target, nextSibling, previousSibling } = removal.record;
  if (!target.isConnected) return successorOf(target as Element, records, root);
  // What stood beside the app, a menu for example, gives the focus back itself.
  if (target === root) return undefined;
  const neighbour = [nextSibling, previousSibling].find((node) => node instanceof HTMLElement && node.isConnected);
  const near = neighbour instanceof HTMLElement ? neighbour : undefined;
  return (near && (counterpart(near, removal.top, lost) ?? firstFocusable(near))) ?? nearestFocusable(target);
}

interface Removal {
  readonly record: MutationRecord;
  readonly top: Node;
}

function removalOf(lost: Element, records: readonly MutationRecord[]): Removal | undefined {
  return records
    .flatMap((record) => [...record.removedNodes].map((top) => ({ record, top })))
    .find(({ top }) => top.contains(lost));
}

function counterpart(neighbour: HTMLElement, top: Node, lost: Element): HTMLElement | undefined {
  const path: number[] = [];
  for (let node: Element = lost; node !== top && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  const found = path.reduce<Element | undefined>((element, index) => element?.children[index], neighbour);
  return found instanceof HTMLElement && found.matches(FOCUSABLE) ? found : undefined;
}

function nearestFocusable(from: Node): HTMLElement | undefined {
  for (let element = from instanceof Element ? from : null; element; element = element.parentElement) {
    const found = firstFocusable(element);
    if (found) return found;
  }
  return undefined;
}

function firstFocusable(within: Element): HTMLElement | undefined {
  return [within, ...within.querySelectorAll(FOCUSABLE)].find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.matches(FOCUSABLE) && isShown(element),
  );
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
