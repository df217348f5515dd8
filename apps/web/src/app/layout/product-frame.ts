import { createContext, use, useLayoutEffect } from 'react';

/** Shows or hides the header and the footer of the product. */
export const ProductFrameContext = createContext<(isShown: boolean) => void>(() => undefined);

/** Whether the page has the header and the footer of the product: the page of a seller has its own. */
export function useProductFrame(isShown: boolean): void {
  const show = use(ProductFrameContext);
  useLayoutEffect(() => {
    show(isShown);
    return () => show(true);
  }, [show, isShown]);
}
