import { firstLoadChunks } from './first-load.ts';

// The tool asks for a default export.
// eslint-disable-next-line import/no-default-export
export default [
  {
    name: 'First load of the list of projects',
    path: ['theme.js', ...firstLoadChunks()].map((file) => `dist/${file}`),
    limit: '114 kB',
    gzip: true,
  },
];
