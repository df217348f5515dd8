import { apiTexts, languageInUse } from '../texts/language-in-use.ts';

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
<html lang="${languageInUse()}">
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
  const said = apiTexts().signIn;
  const choices = users.map(([id, user]) => {
    const name = `${user.given_name} ${user.family_name}`;
    return `<li><button type="submit" name="user" value="${escaped(id)}">
<span class="initial" aria-hidden="true">${escaped(user.given_name.slice(0, 1))}</span>
<span><strong>${escaped(name)}</strong><span class="more">${escaped(user.email)}</span><span class="more">${escaped(user.company)}</span></span>
</button></li>`;
  });
  return page(
    said.title,
    `<p>${escaped(said.choose)}</p>
<form method="post"><ul>${choices.join('\n')}</ul></form>
<p class="note">${escaped(said.note)}</p>
<p class="note"><a href="/try">${escaped(said.try)}</a></p>`,
  );
}

/**
 * @param form - The provider's own form with its token; the buttons belong to it.
 * @param isAsked - Whether the product asked to sign this user out: then the page answers by itself.
 */
export function signOutPage(form: string, isAsked: boolean): string {
  const said = apiTexts().signIn;
  return page(
    said.outTitle,
    `<p>${escaped(said.outQuestion)}</p>
${form}${isAsked ? '\n<script src="/idp/sign-out.js" defer></script>' : ''}
<div class="buttons">
<button type="submit" form="op.logoutForm" name="logout" value="yes" class="primary">${escaped(said.outYes)}</button>
<button type="submit" form="op.logoutForm" class="plain">${escaped(said.outNo)}</button>
</div>`,
  );
}

export function signedOutPage(): string {
  const { signedOutTitle, signedOut, start } = apiTexts().signIn;
  return page(signedOutTitle, `<p>${escaped(signedOut)}</p><p><a href="/">${escaped(start)}</a></p>`);
}

export function errorPage(error: string, description: string | undefined): string {
  const { failedTitle, failed, again } = apiTexts().signIn;
  return page(
    failedTitle,
    `<p>${escaped(failed)}</p>
<p><code>${escaped(error)}</code>${description === undefined ? '' : `: ${escaped(description)}`}</p>
<p><a href="/">${escaped(again)}</a></p>`,
  );
}
