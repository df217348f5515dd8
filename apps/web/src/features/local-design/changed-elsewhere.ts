import { LOCAL_PROBLEM_TEXTS } from '#texts/editor/local-design.ts';
import { ApiProblem } from '../../lib/calls/api-problem.ts';

/** Another tab has changed or deleted the design: the problem that a server would answer. */
export function changedElsewhere(): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: LOCAL_PROBLEM_TEXTS.changedElsewhere, status: 412 });
}
