import type { Plugin } from 'vite';

const ROUTER = /node_modules[\\/]react-router[\\/].*\.mjs$/;

/**
 * Lets the bundler leave out components of the router that nothing uses, such as its forms: it cannot know by itself that to make one has
 * no side effect.
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: 'without-unused-components',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => code.replaceAll(/\bReact\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&'),
    },
  };
}
