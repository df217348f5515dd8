import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { gfmHeadingId } from 'marked-gfm-heading-id';
import type { Plugin } from 'vite';

/** Pages of the documentation that explanations of figures refer to; each is served as `/docs/<name>.html`. */
const PAGES = ['model', 'formulas', 'catalogue'] as const;

const DOCS = new URL('../../docs/', import.meta.url);
const STYLE = new URL('./docs-pages.css', import.meta.url);

/** Links among the pages stay links; what lies outside of them is not served and becomes plain text. */
const marked = new Marked(gfmHeadingId(), {
  renderer: {
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const [, page, anchor = ''] = /^(?:(\w+)\.md)?(#.*)?$/.exec(href) ?? [];
      if (page === undefined) return anchor === '' ? text : `<a href="${anchor}">${text}</a>`;
      return PAGES.some((each) => each === page) ? `<a href="${page}.html${anchor}">${text}</a>` : text;
    },
  },
});

function pageOf(name: (typeof PAGES)[number]): string {
  const text = readFileSync(new URL(`${name}.md`, DOCS), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? name;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="stylesheet" href="page.css" />
  </head>
  <body>
    <main>${marked.parse(text, { async: false })}</main>
  </body>
</html>
`;
}

function files(): ReadonlyMap<string, string> {
  const pages = PAGES.map((name) => [`docs/${name}.html`, pageOf(name)] as const);
  return new Map([...pages, ['docs/page.css', readFileSync(STYLE, 'utf8')]]);
}

/** Puts the pages that explanations refer to beside the app. */
export function docsPages(): Plugin {
  return {
    name: 'docs-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        const content = files().get(path);
        if (content === undefined) return next();
        response.setHeader('content-type', path.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8');
        return response.end(content);
      });
    },
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
