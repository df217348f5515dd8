import {
  createContext,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { placeAt, type Arrival, type History, type NavigateOptions, type Place } from './history.ts';

/**
 * The app's router. It does what the app needs of one: a library that does more was a tenth of the first load.
 */

export type Navigate = (to: string, options?: NavigateOptions) => void;

interface Shown {
  readonly place: Place;
  readonly arrival: Arrival;
}

interface Routing extends Shown {
  readonly navigate: Navigate;
  readonly goBack: () => void;
}

type Params = Readonly<Record<string, string | undefined>>;

const RoutingContext = createContext<Routing | undefined>(undefined);
const ParamsContext = createContext<Params>({});

interface RouterProps {
  readonly history: History;
  readonly children: ReactNode;
}

/** A new page replaces the last one once its code is there: until then the last one stays. */
export function Router({ history, children }: RouterProps): ReactNode {
  const [shown, setShown] = useState<Shown>(() => ({ place: history.place(), arrival: 'POP' }));
  const show = useCallback(
    (arrival: Arrival) => startTransition(() => setShown({ place: history.place(), arrival })),
    [history],
  );
  useLayoutEffect(() => history.onPop(() => show('POP')), [history, show]);

  const navigate = useCallback<Navigate>(
    (to, { replace = false, state } = {}) => {
      history.write(placeAt(to, history.place(), state), replace);
      show(replace ? 'REPLACE' : 'PUSH');
    },
    [history, show],
  );
  const goBack = useCallback(() => history.go(-1), [history]);
  const routing = useMemo(() => ({ ...shown, navigate, goBack }), [shown, navigate, goBack]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('This needs a <Router> above it');
  return routing;
}

export function useLocation(): Place {
  return useRouting().place;
}

/** How the shown place was reached. */
export function useArrival(): Arrival {
  return useRouting().arrival;
}

export function useNavigate(): Navigate {
  return useRouting().navigate;
}

export function useGoBack(): () => void {
  return useRouting().goBack;
}

type Query = URLSearchParams | Readonly<Record<string, string>>;
type SetQuery = (next: Query | ((before: URLSearchParams) => Query), options?: NavigateOptions) => void;

/** The query of the address, and what changes it. */
export function useSearchParams(): readonly [URLSearchParams, SetQuery] {
  const { place, navigate } = useRouting();
  const params = useMemo(() => new URLSearchParams(place.search), [place.search]);
  const setParams = useCallback<SetQuery>(
    (next, options) => {
      const query = typeof next === 'function' ? next(params) : next;
      navigate(`?${new URLSearchParams(query)}`, options);
    },
    [params, navigate],
  );
  return [params, setParams];
}

/** The parts of the address that its pattern names. */
export function useParams(): Params {
  return use(ParamsContext);
}

interface MatchedProps {
  /** From `pagePattern`: its named groups are the parameters. */
  readonly pattern: RegExp;
  readonly children: ReactNode;
}

/** Shows its content at addresses of a pattern. */
export function Matched({ pattern, children }: MatchedProps): ReactNode {
  const { pathname } = useLocation();
  const params = useMemo(() => paramsOf(pattern, pathname), [pattern, pathname]);
  return params && <ParamsContext value={params}>{children}</ParamsContext>;
}

function paramsOf(pattern: RegExp, pathname: string): Params | undefined {
  const found = pattern.exec(pathname);
  return found
    ? Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)]))
    : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
