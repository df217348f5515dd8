import type { DemoUser } from './users.ts';

/** Pages of the embedded provider: plain, without scripts and without inline styles. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Site Designer</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/idp/sign-in.css">
</head>
<body>
<main>
<p class="product"><img src="/favicon.svg" alt="" width="24" height="24">Site Designer</p>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>`;
}

/** One button per user; a click signs in. */
export function signInPage(users: readonly (readonly [id: string, user: DemoUser])[]): string {
  const choices = users.map(([id, user]) => {
    const name = `${user.given_name} ${user.family_name}`;
    return `<li><button type="submit" name="user" value="${escaped(id)}">
<span class="initial" aria-hidden="true">${escaped(user.given_name.slice(0, 1))}</span>
<span><strong>${escaped(name)}</strong><span class="more">${escaped(user.email)}</span><span class="more">${escaped(user.company)}</span></span>
</button></li>`;
  });
  return page(
    'Sign in',
    `<p>Choose who you are.</p>
<form method="post"><ul>${choices.join('\n')}</ul></form>
<p class="note">This sign-in comes with the product for development and demonstrations and asks for no password.</p>
<p class="note"><a href="/try">Try without an account</a></p>`,
  );
}

/**
 * @param form - The provider's own form with its token; the buttons belong to it.
 * @param isAsked - Whether the product asked to sign this user out: then the page answers by itself.
 */
export function signOutPage(form: string, isAsked: boolean): string {
  return page(
    'Sign out',
    `<p>Do you want to sign out?</p>
${form}${isAsked ? '\n<script src="/idp/sign-out.js" defer></script>' : ''}
<div class="buttons">
<button type="submit" form="op.logoutForm" name="logout" value="yes" class="primary">Yes, sign out</button>
<button type="submit" form="op.logoutForm" class="plain">No, stay signed in</button>
</div>`,
  );
}

export function signedOutPage(): string {
  return page('Signed out', '<p>You are signed out.</p><p><a href="/">To the start page</a></p>');
}

export function errorPage(error: string, description: string | undefined): string {
  return page(
    'That did not work',
    `<p>The sign-in could not be completed.</p>
<p><code>${escaped(error)}</code>${description === undefined ? '' : `: ${escaped(description)}`}</p>
<p><a href="/">Start again</a></p>`,
  );
}
