import { Type, type Static } from 'typebox';
import { readJsonFile, type FileContent } from '../settings/json-file.ts';

const DemoUser = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    email: Type.String({ minLength: 1 }),
    email_verified: Type.Boolean({ default: true }),
    given_name: Type.String({ minLength: 1 }),
    family_name: Type.String({ default: '' }),
    phone_number: Type.String({ default: '' }),
    company: Type.String({ default: '' }),
  },
  { additionalProperties: false },
);

export type DemoUser = Readonly<Omit<Static<typeof DemoUser>, 'id'>>;

/** Users of the embedded provider, by id. They have no passwords: it is for development and demonstrations. */
export type DemoUsers = Readonly<Record<string, DemoUser>>;

const UsersFile = Type.Array(DemoUser, { minItems: 1 });

/** Users of the embedded provider without a users file. */
export const DEMO_USERS: DemoUsers = {
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

export function readUsersFile(path: string): FileContent<DemoUsers> {
  const { value, problems } = readJsonFile(UsersFile, path);
  return { value: value && Object.fromEntries(value.map(({ id, ...user }) => [id, user])), problems };
}

/** A user's id from the id itself or the address. */
export function userIdOf(users: DemoUsers, name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  if (Object.hasOwn(users, name)) return name;
  return Object.keys(users).find((id) => users[id]?.email === name);
}
