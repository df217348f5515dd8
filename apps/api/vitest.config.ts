import { READ_BY_NODE, testProject } from '../../tools/test-project.ts';

export default testProject({
  name: 'api',
  globalSetup: ['test/support/start-postgres.ts'],
  experimental: READ_BY_NODE,
});
