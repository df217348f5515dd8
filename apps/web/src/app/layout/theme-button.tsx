import { useState, type ReactNode } from 'react';
import { chooseTheme, storedTheme, type Theme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS: Readonly<Record<Theme, IconName>> = { system: 'system', light: 'sun', dark: 'moon' };
const WORDS: Readonly<Record<Theme, string>> = { system: 'as the system', light: 'light', dark: 'dark' };

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
      label={`Colours: ${WORDS[theme]}. Change to ${WORDS[NEXT[theme]]}`}
      onClick={change}
    />
  );
}
