import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Branding } from '@site-designer/api-contract';
import { readCatalogueFile } from '@site-designer/catalogue-file';
import type { Catalogue } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Type, type Static } from 'typebox';
import {
  databaseAddress,
  DATABASE_VARIABLES,
  folderOf,
  limitsOf,
  PORT,
  type DatabaseAddress,
} from './database-settings.ts';
import { ConfigError, readEnvironment } from './environment.ts';
import { releaseOf, type Release } from '../server/release.ts';
import { readIdentityFile, type IdentityEntry, DEFAULT_CLAIMS, DEFAULT_SCOPE } from '../server/identity-entry.ts';
import { DEMO_USERS, readUsersFile, type DemoUsers } from '../identity/users.ts';
import { readBrandingFile } from '../modules/branding/default-branding.ts';
import type { Quotas } from '../modules/ports/quota.ts';
import { QUOTA_VARIABLES, quotasOf } from './quota-settings.ts';
import { strangers } from './unknown-names.ts';
import type { DatabaseLimits } from '../storage/stores/base/store-options.ts';

const TypedBoolean = (description: string) => Type.Boolean({ description, default: false });

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const Environment = Type.Object({
  PORT,
  HOST: Type.String({ minLength: 1, default: 'localhost', description: 'Address to listen on; 0.0.0.0 for all' }),
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#\\s]+$',
      description: 'Scheme, host and port as browsers see them; http://localhost:PORT if absent',
    }),
  ),
  ...DATABASE_VARIABLES,
  DATA_FOLDER: Type.Optional(
    Type.String({ minLength: 1, description: 'Where keys and sign-ins are kept; beside the database file if absent' }),
  ),
  LOG_LEVEL: Type.String({
    pattern: `^(${LOG_LEVELS.join('|')})$`,
    default: 'info',
    description: `Least level that is logged: ${LOG_LEVELS.join(', ')}`,
  }),
  ALLOW_EMBEDDED_IDP: TypedBoolean(
    'Allow the embedded identity provider where other machines can reach it, for demonstrations',
  ),
  EMBEDDED_IDP_USERS: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'JSON file with users of the embedded provider, instead of Alice and Bob',
    }),
  ),
  OIDC_ISSUER: Type.Optional(
    Type.String({ pattern: '^https?://[^\\s?#]+$', description: 'Issuer of the outer identity provider' }),
  ),
  OIDC_CLIENT_ID: Type.Optional(Type.String({ minLength: 1, description: 'Client id of the web app there' })),
  OIDC_AUDIENCE: Type.Optional(Type.String({ minLength: 1, description: 'Audience of access tokens for this API' })),
  IDENTITY_FILE: Type.Optional(
    Type.String({ minLength: 1, description: 'JSON file with identity settings by host name; instead of OIDC_*' }),
  ),
  CATALOGUE_FILE: Type.Optional(
    Type.String({
      minLength: 1,
      description: "JSON file with the company's own catalogue, instead of the published one",
    }),
  ),
  BRANDING_FILE: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'JSON file with name, logo and legal text of proposals, instead of that of the web app',
    }),
  ),
  TRUST_PROXY: TypedBoolean('Use X-Forwarded-* headers, behind a reverse proxy'),
  RATE_LIMIT_PER_MINUTE: Type.Integer({ minimum: 1, default: 6000, description: 'Requests a minute of one user' }),
  BODY_LIMIT_BYTES: Type.Integer({ minimum: 1024, default: 8_388_608, description: 'Largest request body' }),
  EXPLANATION_LIMIT_BYTES: Type.Integer({
    minimum: 1024,
    default: 33_554_432,
    description: 'Largest answer with derivations (explain=true)',
  }),
  REQUEST_TIMEOUT_SECONDS: Type.Integer({
    minimum: 1,
    default: 120,
    description: 'How long a request may take to arrive, body included',
  }),
  SHUTDOWN_SECONDS: Type.Integer({
    minimum: 1,
    default: 10,
    description: 'How long a stop waits for the requests under way',
  }),
  ...QUOTA_VARIABLES,
  BUILD: Type.Optional(
    Type.String({ minLength: 1, description: 'Build that /healthz tells; as it was built if absent' }),
  ),
  METRICS: TypedBoolean('Serve figures for Prometheus at /metrics'),
});
export type Environment = Static<typeof Environment>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly database: DatabaseAddress;
  readonly databaseLimits: DatabaseLimits;
  readonly databaseListenUrl: string | undefined;
  readonly dataFolder: string;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  readonly rateLimitPerMinute: number;
  readonly bodyLimitBytes: number;
  readonly explanationLimitBytes: number;
  readonly quotas: Quotas;
  readonly requestTimeoutMs: number;
  readonly shutdownMs: number;
  readonly metrics: boolean;
  readonly release: Release;
  /** How the users of each host sign in; empty while the embedded provider serves them. */
  readonly identities: readonly IdentityEntry[];
  /** Users of the embedded provider. */
  readonly users: DemoUsers;
  /** Used by every sizing. */
  readonly catalogue: Catalogue;
  /** Branding of companies that have set none; undefined: the branding file of the web app. */
  readonly branding: Branding | undefined;
}

const MS_PER_SECOND = 1000;

/** Settings of the server from its environment. Unset and empty variables take their defaults. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const environment = readEnvironment(Environment, variables);
  const problems: string[] = [];
  const identities = readIdentities(environment, problems);
  const users = readUsers(environment, problems);
  const catalogue = readCatalogue(environment, problems);
  const branding = readBranding(environment, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...settled(environment), identities, users, catalogue, branding };
}

/** One line about variables that look like ours and are ignored; undefined if there are none. */
export function ignoredVariables(variables: Readonly<Record<string, string | undefined>>): string | undefined {
  const names = strangers(Object.keys(Environment.properties), variables);
  return names.length === 0 ? undefined : `Warning: Site Designer knows no ${names.join(', ')}: ignored.`;
}

const OUTER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_AUDIENCE'] as const;

function readIdentities(environment: Environment, problems: string[]): readonly IdentityEntry[] {
  if (environment.IDENTITY_FILE !== undefined) return identitiesOfFile(environment.IDENTITY_FILE, problems);
  const missing = OUTER.filter((name) => environment[name] === undefined);
  if (missing.length === 0) return [outerIdentity(environment)];
  if (missing.length < OUTER.length) {
    problems.push(...missing.map((name) => `${name}=: must be set together with ${OUTER.join(', ')}`));
  } else if (!environment.ALLOW_EMBEDDED_IDP) {
    problems.push(
      ...reachedBy(environment).map(
        (setting) =>
          `${setting}: the embedded identity provider lets anybody sign in who reaches the server: set ${OUTER.join(', ')} or IDENTITY_FILE, or let this machine alone reach it (or set ALLOW_EMBEDDED_IDP=true for a demonstration)`,
      ),
    );
  }
  return [];
}

/** Settings by which other machines reach the server, itself or through a proxy. */
function reachedBy({ HOST, PUBLIC_ORIGIN, TRUST_PROXY }: Environment): readonly string[] {
  const isPublic = PUBLIC_ORIGIN !== undefined && !isLoopback(new URL(PUBLIC_ORIGIN).hostname);
  return [
    ...(isLoopback(HOST) ? [] : [`HOST=${HOST}`]),
    ...(isPublic ? [`PUBLIC_ORIGIN=${PUBLIC_ORIGIN}`] : []),
    ...(TRUST_PROXY ? ['TRUST_PROXY=true'] : []),
  ];
}

/** Whether only this machine can reach an address. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

function identitiesOfFile(path: string, problems: string[]): readonly IdentityEntry[] {
  const read = readIdentityFile(path);
  problems.push(...read.problems.map((problem) => `IDENTITY_FILE=${path}: ${problem}`));
  return read.value ?? [];
}

function readUsers({ EMBEDDED_IDP_USERS: path }: Environment, problems: string[]): DemoUsers {
  if (path === undefined) return DEMO_USERS;
  const read = readUsersFile(path);
  problems.push(...read.problems.map((problem) => `EMBEDDED_IDP_USERS=${path}: ${problem}`));
  return read.value ?? DEMO_USERS;
}

function readBranding({ BRANDING_FILE: path }: Environment, problems: string[]): Branding | undefined {
  if (path === undefined) return undefined;
  const read = readBrandingFile(path);
  problems.push(...read.problems.map((problem) => `BRANDING_FILE=${path}: ${problem}`));
  return read.value;
}

function readCatalogue({ CATALOGUE_FILE: path }: Environment, problems: string[]): Catalogue {
  if (path === undefined) return publishedCatalogue;
  const read = readCatalogueFile(textOf(path, problems) ?? '{}', publishedCatalogue);
  if ('catalogue' in read) return read.catalogue;
  problems.push(
    ...read.problems.map(({ line, column, path: field, message }) => {
      return `CATALOGUE_FILE=${path}: line ${line}, column ${column}: ${field === '' ? '' : `${field}: `}${message}`;
    }),
  );
  return publishedCatalogue;
}

function textOf(path: string, problems: string[]): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    problems.push(`CATALOGUE_FILE=${path}: cannot be read (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
}

function outerIdentity({ OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_AUDIENCE = '' }: Environment): IdentityEntry {
  return {
    host: '*',
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    audience: OIDC_AUDIENCE,
    scope: DEFAULT_SCOPE,
    claims: DEFAULT_CLAIMS,
    algorithms: ['RS256'],
    extraParams: {},
  };
}

function settled(environment: Environment): Omit<Config, 'identities' | 'users' | 'catalogue' | 'branding'> {
  const database = databaseAddress(environment.DATABASE_URL);
  return {
    port: environment.PORT,
    host: environment.HOST,
    publicOrigin: new URL(environment.PUBLIC_ORIGIN ?? `http://localhost:${environment.PORT}`).origin,
    database,
    databaseLimits: limitsOf(environment),
    databaseListenUrl: environment.DATABASE_LISTEN_URL,
    dataFolder: resolve(environment.DATA_FOLDER ?? folderOf(database)),
    logLevel: environment.LOG_LEVEL,
    trustProxy: environment.TRUST_PROXY,
    rateLimitPerMinute: environment.RATE_LIMIT_PER_MINUTE,
    bodyLimitBytes: environment.BODY_LIMIT_BYTES,
    explanationLimitBytes: environment.EXPLANATION_LIMIT_BYTES,
    quotas: quotasOf(environment),
    requestTimeoutMs: environment.REQUEST_TIMEOUT_SECONDS * MS_PER_SECOND,
    shutdownMs: environment.SHUTDOWN_SECONDS * MS_PER_SECOND,
    metrics: environment.METRICS,
    release: releaseOf(environment.BUILD),
  };
}
