// Prints an access token of the running server's embedded identity provider, and nothing else:
//   npm run -s token -- alice
// Plain Node 20 without dependencies, so that it runs before anything is installed.
import { createHash, randomBytes } from 'node:crypto';
import process from 'node:process';

const CLIENT_ID = 'web';
const MOST_HOPS = 10;

/** An error that is printed as one line. */
class TokenError extends Error {}

const port = process.env.PORT || '3000';
const server = `http://localhost:${port}`;
const cookies = new Map();

async function hop(path, init = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { accept: 'text/html', ...init.headers, cookie };
  const response = await fetch(new URL(path, server), { redirect: 'manual', ...init, headers }).catch(() => {
    throw new TokenError(`No server answers at ${server}. Start it with "npm start" (PORT says where).`);
  });
  for (const line of response.headers.getSetCookie()) keep(line);
  return response;
}

function keep(line) {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value && !/expires=Thu, 01 Jan 1970/i.test(line)) cookies.set(name, value);
  else cookies.delete(name);
}

async function identity() {
  const response = await hop('/api/identity', { headers: { accept: 'application/json' } });
  const settings = response.ok ? await response.json() : undefined;
  if (!settings?.authority?.endsWith('/idp')) {
    throw new TokenError(`The server at ${server} has no embedded identity provider: take a token from yours.`);
  }
  return settings;
}

async function codeFor(user, { redirectUri, scope }, verifier) {
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  let location = `/idp/auth?${query}`;
  for (let hops = 0; hops < MOST_HOPS && !location.startsWith(redirectUri); hops += 1) {
    const isChoice = location.includes('/interaction/');
    const response = await hop(
      pathOf(location),
      isChoice ? { method: 'POST', body: new URLSearchParams({ user }) } : {},
    );
    const next = response.headers.get('location');
    if (next === null && isChoice && response.status === 400) throw new TokenError(`There is no user "${user}".`);
    if (next === null) throw new TokenError(`The sign-in ended with ${response.status} at ${pathOf(location)}.`);
    location = next;
  }
  const code = new URL(location).searchParams.get('code');
  if (!code) throw new TokenError('The sign-in brought no code.');
  return code;
}

/** The server's public name may differ from the one by which it is reached here. */
function pathOf(location) {
  const { pathname, search } = new URL(location, server);
  return `${pathname}${search}`;
}

async function tokenFor(user) {
  const settings = await identity();
  const verifier = randomBytes(32).toString('base64url');
  const code = await codeFor(user, settings, verifier);
  const response = await hop('/idp/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      code,
      redirect_uri: settings.redirectUri,
      code_verifier: verifier,
    }),
  });
  if (!response.ok) throw new TokenError(`The provider gave no token: ${response.status}.`);
  return (await response.json()).access_token;
}

const MOST_PORT = 65_535;

async function main([user, ...more]) {
  if (!user) throw new TokenError('For whom? Say: npm run -s token -- alice');
  if (more.length > 0) throw new TokenError('One user at a time. Say: npm run -s token -- alice');
  if (!/^\d+$/.test(port) || Number(port) > MOST_PORT) throw new TokenError(`PORT=${port} is no port.`);
  process.stdout.write(`${await tokenFor(user)}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof TokenError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
