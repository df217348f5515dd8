import { createContext, use } from 'react';

export type PathParams = Readonly<Record<string, string | undefined>>;

/** What the address has for the parameters in the path of the page. */
export const PathParamsContext = createContext<PathParams>({});

export function usePathParams(): PathParams {
  return use(PathParamsContext);
}
