import { testProject } from '../../tools/test-project.ts';

export default testProject({ name: 'texts' });
