import { LANGUAGES } from '../../packages/texts/src/basics/languages.ts';
import { firstLoadChunks } from './first-load.ts';

const complete = LANGUAGES.filter(({ isComplete }) => isComplete);

// The tool asks for a default export.
// eslint-disable-next-line import/no-default-export
export default complete.map(({ code, name }) => ({
  name: `First load of the list of projects in ${name}`,
  path: ['theme.js', ...firstLoadChunks(code)].map((file) => `dist/${file}`),
  // Texts of other languages are longer.
  limit: code === 'en' ? '104 kB' : '105 kB',
  gzip: true,
}));
