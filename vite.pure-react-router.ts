import type { Plugin } from 'vite';

/** Lines of React Router, and what they become. */
const EDITS = [
  { line: /^\w+\.displayName = ".*";$/gm, becomes: '' },
  { line: /(?<=^const \w+ = )(?=React\$1\.)/gm, becomes: '/* @__PURE__ */ ' },
] as const;

/**
 * Marks the components and contexts of React Router as free of side effects, so that the bundler drops
 * those that are not used: forms, links that prefetch, and what only they need. Fails the build of a
 * version of React Router that has no such lines.
 */
export function pureReactRouter(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'pure-react-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/.*\.js$/ },
      handler: (code) => {
        let edited = code;
        for (const { line, becomes } of EDITS) {
          const next = edited.replaceAll(line, becomes);
          if (next !== edited) found.add(line);
          edited = next;
        }
        return { code: edited, map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const { line } of EDITS) {
        if (!found.has(line)) throw new Error(`React Router has no line ${String(line)} any more`);
      }
    },
  };
}
