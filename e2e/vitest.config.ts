import { testProject } from '../tools/test-project.ts';

export default testProject({ name: 'e2e', globalSetup: ['support/run/shared-app.ts'] });
