import type { Plugin } from 'vite';

/** Files whose exports are texts; those of the grammar are names of locales and functions that count. */
const TEXT_FILE = /[\\/](?:texts[\\/]en|texts[\\/]src[\\/]en)[\\/](?!.*(?:grammar|own)\.ts$).*\.ts$/;
const EXPORTED = /^export (?=(?:const|function) (\w+))/gm;
const PSEUDO = '\0pseudo-text';

/**
 * Builds the app in a pseudo-language: every text stands in brackets, has accents and is two fifths longer. A test sees by it
 * which words are in no text file, and where a longer language has no room.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    resolveId: (id) => (id === PSEUDO ? id : undefined),
    load: (id) => (id === PSEUDO ? `${accented.toString()}\n${ACCENTS}\nexport ${pseudo.toString()}` : undefined),
    transform: {
      filter: { id: TEXT_FILE },
      handler(code) {
        const names = [...code.matchAll(EXPORTED)].map(([, name]) => name!);
        const said = names.map((name) => `const ${name}$ = pseudo(${name});\nexport { ${name}$ as ${name} };`);
        return [`import { pseudo } from '${PSEUDO}';`, code.replaceAll(EXPORTED, ''), ...said].join('\n');
      },
    },
  };
}

/** Nothing is said, in which locale it is said, a unit, or what is in brackets already. */
const AS_IT_IS = /^$|^[a-z]{2}-[A-Z]{2}$|^[kMGT]i?(?:B|bit)(?:\/\w+)?$|^⟦.*⟧$/s;
const PLAIN = 'aceinouyACEINOUY';
const WITH_ACCENT = 'áçéíñóúýÁÇÉÍÑÓÚÝ';
const ACCENTS = `const AS_IT_IS = ${AS_IT_IS}, PLAIN = '${PLAIN}', WITH_ACCENT = '${WITH_ACCENT}';`;

/** An English text in the pseudo-language. Runs in the browser, as the one below. */
export function accented(text: string): string {
  const letters = Array.from(text, (letter) => WITH_ACCENT[PLAIN.indexOf(letter)] ?? letter).join('');
  const more = 'ẋ'.repeat(Math.ceil(text.length * 0.4)).replaceAll(/(ẋ{6})(?=ẋ)/g, '$1 ');
  return `⟦${letters}${text.length > 12 ? ' ' : ''}${more}⟧`;
}

function pseudo(said: unknown): unknown {
  if (typeof said === 'string') return AS_IT_IS.test(said) ? said : accented(said);
  if (typeof said === 'function') return (...parts: readonly unknown[]): unknown => pseudo(said(...parts));
  if (Array.isArray(said)) return said.map(pseudo);
  if (said === null || typeof said !== 'object' || Object.getPrototypeOf(said) !== Object.prototype) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, pseudo(value)]));
}
