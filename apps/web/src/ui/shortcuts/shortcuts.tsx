import { SHORTCUT_TEXTS } from '#texts/editor/shortcuts.ts';
import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ShortcutRegistry, type Shortcut } from './shortcut-registry.ts';
import { areSingleKeysOn } from './single-keys.ts';

const ShortcutsSheet = lazy(async () => ({ default: (await import('./shortcuts-sheet.tsx')).ShortcutsSheet }));

interface Shortcuts {
  readonly registry: ShortcutRegistry;
  readonly showHelp: () => void;
}

const ShortcutsContext = createContext<Shortcuts | undefined>(undefined);

export function ShortcutsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [registry] = useState(() => new ShortcutRegistry());
  const [isHelpShown, setIsHelpShown] = useState(false);
  const [shortcuts] = useState<Shortcuts>(() => ({ registry, showHelp: () => setIsHelpShown(true) }));

  useEffect(() => {
    const listen = (event: KeyboardEvent) => registry.handle(event, areSingleKeysOn());
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [registry]);

  useEffect(
    () =>
      registry.add(SHORTCUT_TEXTS.everywhere, () => [
        { keys: '?', text: SHORTCUT_TEXTS.help, run: () => setIsHelpShown(true) },
      ]),
    [registry],
  );

  return (
    <ShortcutsContext value={shortcuts}>
      {children}
      {isHelpShown && (
        <Suspense fallback={null}>
          <ShortcutsSheet groups={registry.groups()} onClose={() => setIsHelpShown(false)} />
        </Suspense>
      )}
    </ShortcutsContext>
  );
}

/** Registers the shortcuts of a component while it is mounted. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const registry = use(ShortcutsContext)?.registry;
  const latest = useRef(shortcuts);
  // A layout effect, so that a key pressed at once acts on the shown state.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => registry?.add(title, () => latest.current), [registry, title]);
}

const doNothing = (): void => {};

/** Opens the list of shortcuts. */
export function useShortcutHelp(): () => void {
  return use(ShortcutsContext)?.showHelp ?? doNothing;
}
