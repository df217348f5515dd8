import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vitest/config';
import { testProject } from '../../tools/test-project.ts';

const CONDITIONS = ['@site-designer/source', 'module', 'browser', 'development|production'];

export default mergeConfig(
  testProject({ name: 'web', include: ['test/**/*.test.{ts,tsx}'], environment: 'happy-dom' }, [
    'test/support/setup.ts',
  ]),
  defineConfig({
    plugins: [react()],
    test: {
      // The fake IndexedDB goes on by setImmediate: a test that has stopped the clock would wait for it forever.
      fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] },
    },
    resolve: { conditions: CONDITIONS },
    ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS } },
  }),
);
