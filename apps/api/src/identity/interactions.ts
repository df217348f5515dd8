import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { languageInUse } from '../texts/language-in-use.ts';
import { errorPage, signInPage } from './pages.ts';
import { pinHeaders } from './pin-headers.ts';
import { userIdOf, type DemoUsers } from './users.ts';

const FORM_LIMIT_BYTES = 4096;

interface InteractionOptions {
  readonly provider: Provider;
  readonly users: DemoUsers;
}

/** The sign-in page. One click signs in and consents. */
export async function interactions(app: FastifyInstance, options: InteractionOptions): Promise<void> {
  const { provider, users } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, parsed) => parsed(null, new URLSearchParams(body)),
  );
  app.addHook('onRequest', async (request) => pinHeaders(request, provider.issuer));
  app.setErrorHandler<Error & { statusCode?: number; error_description?: string }>((error, _request, reply) =>
    html(reply.code(error.statusCode ?? 500), errorPage(error.name, error.error_description ?? error.message)),
  );

  app.get('/:uid', { schema: { hide: true } }, async (request, reply) => {
    const { prompt, session } = await provider.interactionDetails(request.raw, reply.raw);
    const isLogin = prompt.name === 'login';
    const choices = Object.entries(users).filter(([id]) => isLogin || id === session?.accountId);
    return html(reply, signInPage(choices));
  });

  app.post('/:uid', { schema: { hide: true } }, async (request, reply) => {
    const location = await signIn(options, request, reply);
    return reply.redirect(location, 303);
  });
}

function html(reply: FastifyReply, page: string): FastifyReply {
  void reply.header('content-language', languageInUse()).header('vary', 'accept-language, cookie');
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

async function signIn(
  { provider, users }: InteractionOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const details = await provider.interactionDetails(request.raw, reply.raw);
  const isLogin = details.prompt.name === 'login';
  const accountId = isLogin ? chosenUser(users, request.body) : details.session?.accountId;
  if (accountId === undefined) throw Object.assign(new Error('Unknown user'), { statusCode: 400 });
  const consent = { grantId: await consented(provider, details, accountId) };
  return provider.interactionResult(
    request.raw,
    reply.raw,
    { consent, ...(isLogin && { login: { accountId } }) },
    { mergeWithLastSubmission: false },
  );
}

function chosenUser(users: DemoUsers, form: unknown): string | undefined {
  return form instanceof URLSearchParams ? userIdOf(users, form.get('user')) : undefined;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Everything that the web app asks for is granted. */
async function consented(provider: Provider, { params, grantId }: Interaction, accountId: string): Promise<string> {
  const before = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const clientId = String(params['client_id']);
  const grant = before?.accountId === accountId ? before : new provider.Grant({ accountId, clientId });
  const scope = String(params['scope']);
  grant.addOIDCScope(scope);
  for (const resource of [params['resource']].flat()) {
    if (typeof resource === 'string') grant.addResourceScope(resource, scope);
  }
  return grant.save();
}
