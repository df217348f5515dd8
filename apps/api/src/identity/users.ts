/** What the embedded provider knows of a user. */
export interface DemoUser {
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
  readonly phone_number: string;
  readonly company: string;
}

/** Users of the embedded provider. They have no passwords: it is for development and demonstrations. */
export const DEMO_USERS: Readonly<Record<string, DemoUser>> = {
  alice: {
    email: 'alice@example.com',
    email_verified: true,
    given_name: 'Alice',
    family_name: 'Andersen',
    phone_number: '+45 55 50 10 01',
    company: 'Northern Light Integrators',
  },
  bob: {
    email: 'bob@example.com',
    email_verified: true,
    given_name: 'Bob',
    family_name: 'Baker',
    phone_number: '+1 202 555 0143',
    company: 'Harbour Security Partners',
  },
};

/** A user's id from the id itself or the address. */
export function userIdOf(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  if (Object.hasOwn(DEMO_USERS, name)) return name;
  return Object.keys(DEMO_USERS).find((id) => DEMO_USERS[id]?.email === name);
}
