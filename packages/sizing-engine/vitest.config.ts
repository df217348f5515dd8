import { testProject } from '../../tools/test-project.ts';

export default testProject({
  name: 'sizing-engine',
  coverage: {
    provider: 'v8',
    include: ['src/**'],
    reporter: ['text', 'json-summary'],
    thresholds: { 100: true },
  },
});
