import { ApiProblem } from '../../lib/api-problem.ts';

/** Another tab has changed or deleted the design: as the server says it. */
export function changedElsewhere(): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: 'Changed in another tab', status: 412 });
}
