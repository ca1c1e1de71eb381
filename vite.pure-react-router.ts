import type { Plugin } from 'vite';

/**
 * Marks the components and contexts of React Router as free of side effects, so that the bundler drops
 * those that are not used: forms, links that prefetch, and what only they need.
 */
export function pureReactRouter(): Plugin {
  return {
    name: 'pure-react-router',
    transform: {
      filter: { id: /node_modules\/react-router\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/(?<=^const \w+ = )(?=React\$1\.)/gm, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
