import type { ComparedProposal } from '@site-designer/sizing-engine/comparison';

/** An issued proposal as the API gives it, with what it is compared by. */
interface IssuedFile extends ComparedProposal {
  /** Name of the design when it was issued. */
  readonly siteDesignName: string;
  /** `P-0001 A`. */
  readonly name: string;
  readonly headline: string;
}

/**
 * The proposal of a file, where it is one that the API has given: from `GET …/proposal/{id}`, or of a link.
 *
 * @returns Undefined for any other text; a design file is read elsewhere, with the places of its faults.
 */
export function issuedOf(text: string): IssuedFile | undefined {
  const proposal = field(parsed(text), 'proposal');
  const [design, result, derivations] = ['design', 'result', 'derivations'].map((name) => field(proposal, name));
  const cameras = field(design, 'cameras');
  const [figures, steps] = [field(derivations, 'figures'), field(derivations, 'steps')];
  if (!Array.isArray(cameras) || typeof result !== 'object' || typeof figures !== 'object' || !Array.isArray(steps)) {
    return undefined;
  }
  return {
    name: `${textOf(proposal, 'number')} ${textOf(proposal, 'revision')}`,
    siteDesignName: textOf(proposal, 'siteDesignName'),
    headline: textOf(proposal, 'headline'),
    design: { cameras, serverSettings: field(design, 'serverSettings') },
    result,
    derivations: derivations as ComparedProposal['derivations'],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function textOf(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === 'string' ? text : '?';
}
