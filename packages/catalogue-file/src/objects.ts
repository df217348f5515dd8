import { Type, type TProperties } from 'typebox';
import { described, EXACT, fact } from './facts.ts';

export const share = (description: string) => fact('1', { kind: 'share', description });
export const amount = { kind: 'amount' } as const;

export function object<const P extends TProperties>(properties: P, description?: string) {
  return Type.Object(properties, { ...EXACT, ...described(description) });
}

/** An object with an interface of its own in the engine's types. */
export function named<const P extends TProperties>(title: string, description: string, properties: P) {
  return Type.Object(properties, { ...EXACT, title, description });
}
