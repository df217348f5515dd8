import type { Plugin } from 'vite';

const ROUTER = /node_modules[\\/]react-router[\\/].*\.mjs$/;
const MAKING = /\bReact\d*\.(?:forwardRef|createContext|memo)\(/g;
/** The package has its production files under no address that a bundler finds. */
const WARNINGS = 'ENABLE_DEV_WARNINGS = true';
const NAMING = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler leave out components of the router that nothing uses, such as its forms: it cannot know by itself that to make one has
 * no side effect, and each is used by the line that names it for the tools of developers. No line moves, so that source maps hold.
 * Warnings for developers are left out as well.
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: 'without-unused-components',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replace(WARNINGS, 'ENABLE_DEV_WARNINGS = false')
          .replaceAll(MAKING, '/* @__PURE__ */ $&')
          .replaceAll(NAMING, ''),
        map: null,
      }),
    },
  };
}
