import { calculateProposal, explain, SizingError, type Catalogue } from '@site-designer/sizing-engine';
import type { ExplainedProposal } from '@site-designer/sizing-engine';
import { figurePaths, type Derivation } from '@site-designer/sizing-engine/explanations';
import { networkByKind, survivingOneServer, withMore } from '@site-designer/sizing-engine/goals';
import { ownSpeaker, salesHistories } from '@site-designer/texts';
import { restsOnAssumption } from './assumption.ts';
import type { AnyAnswer, SentQuestion, SizingReply, SizingRequest, SizingTask } from './sizing-task.ts';

/** Results with their histories; those of a large design are some 10 MB. */
const MOST_KEPT = 4;

interface Kept {
  readonly question: SentQuestion;
  /** Undefined until it is needed. */
  proposal?: ExplainedProposal;
}

/** Answers the requests of the page: what the worker does, without the worker. */
export function createSizer(): (request: SizingRequest) => SizingReply {
  const catalogues = new Map<number, Catalogue>();
  const kept = new Map<number, Kept>();

  /** The newest question stays the longest. */
  function questionOf({ number, question }: SizingRequest): Kept | undefined {
    const found = kept.get(number) ?? (question && { question });
    if (found === undefined) return undefined;
    kept.delete(number);
    kept.set(number, found);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return found;
  }

  function sized(asked: Kept): ExplainedProposal {
    const { design, more, options, catalogue } = asked.question;
    const wanted = more === undefined ? design : withMore(design, more);
    asked.proposal ??= calculateProposal(wanted, catalogues.get(catalogue)!, options);
    return asked.proposal;
  }

  function answerTo(task: SizingTask, asked: Kept): AnyAnswer {
    const { design, catalogue } = asked.question;
    if (task.kind === 'survive') return survivingOneServer(design, catalogues.get(catalogue)!);
    if (task.kind === 'networkByKind') return networkByKind(design, catalogues.get(catalogue)!);
    const proposal = sized(asked);
    const isAssumed = (path: string): boolean => restsOnAssumption(explain(proposal, path));
    switch (task.kind) {
      case 'size':
        return { proposal: ownSpeaker.rendered(proposal), paths: figurePaths(proposal) };
      case 'explain':
        return plain(explain(proposal, task.path));
      case 'assumed':
        return task.paths.filter(isAssumed);
      case 'anyAssumed':
        return figurePaths(proposal).some(isAssumed);
      case 'histories': {
        const asked = { result: ownSpeaker.rendered(proposal), cameras: design.cameras };
        return salesHistories(asked, (path) => explain(proposal, path), figurePaths(proposal));
      }
    }
  }

  return (request) => {
    const { question, task } = request;
    if (question?.entries) catalogues.set(question.catalogue, question.entries);
    const asked = questionOf(request);
    if (asked === undefined) return { kind: 'unknown' };
    try {
      return { kind: 'answer', answer: answerTo(task, asked) };
    } catch (cause) {
      return refusal(cause);
    }
  };
}

/** Histories of rows compute their numbers when they are read: a message takes plain data only. */
function plain(derivation: Derivation): Derivation {
  return JSON.parse(JSON.stringify(derivation)) as Derivation;
}

function refusal(cause: unknown): SizingReply {
  if (!(cause instanceof SizingError)) return { kind: 'failed', message: String(cause) };
  const { code, subject, problem } = cause;
  return { kind: 'refused', code, subject, problem };
}
