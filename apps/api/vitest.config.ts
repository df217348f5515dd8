import { testProject } from '../../tools/test-project.ts';

export default testProject({
  name: 'api',
  globalSetup: ['test/support/start-postgres.ts'],
  // Node reads the sources as they are: a tenth quicker than through vite here. The packages, which share workers, are slower that way.
  experimental: { viteModuleRunner: false, nodeLoader: false },
});
