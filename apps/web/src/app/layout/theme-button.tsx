import { THEME_TEXTS } from '#texts/pages/layout.ts';
import { useState, type ReactNode } from 'react';
import { chooseTheme, storedTheme, type Theme } from '../../lib/state/theme.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import type { IconName } from '../../ui/buttons/icon.tsx';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS: Readonly<Record<Theme, IconName>> = { system: 'system', light: 'sun', dark: 'moon' };

export function ThemeButton(): ReactNode {
  const [theme, setTheme] = useState(storedTheme);

  function change(): void {
    const next = NEXT[theme];
    chooseTheme(next);
    setTheme(next);
  }

  return (
    <IconButton
      icon={ICONS[theme]}
      label={THEME_TEXTS.change(THEME_TEXTS[theme], THEME_TEXTS[NEXT[theme]])}
      onClick={change}
    />
  );
}
