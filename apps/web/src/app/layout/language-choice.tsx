import { LAYOUT_TEXTS } from '#texts/pages/layout.ts';
import { updateMe } from '@site-designer/api-contract/proposal-addresses';
import type { LanguageCode } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { LANGUAGE } from '../../lib/format/locale.ts';
import { chooseLanguage } from '../../lib/state/choose-language.ts';
import { LanguageSelect } from '../../ui/fields/language-select.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';

/** The language of the screens: of this browser, and of the account where somebody is signed in. */
export function LanguageChoice(): ReactNode {
  const { host } = useAppStore();
  const isSignedIn = useApp(({ user }) => user.authenticated === true);

  async function choose(language: LanguageCode): Promise<void> {
    try {
      if (isSignedIn) await host.call(updateMe, { body: { language } });
      chooseLanguage(language);
    } catch (cause) {
      host.report(LAYOUT_TEXTS.language, cause);
    }
  }

  return (
    <LanguageSelect
      label={LAYOUT_TEXTS.language}
      isLabelHidden
      value={LANGUAGE}
      onChange={(language) => void choose(language)}
    />
  );
}
