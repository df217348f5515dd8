/** The author of the proposal, from the claims of the identity provider. */
export interface Integrator {
  readonly name?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly companyName?: string | undefined;
}

export function fullName({ name, lastName }: Integrator): string | null {
  return [name, lastName].filter(Boolean).join(' ') || null;
}
