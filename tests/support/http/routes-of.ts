import type { FastifyInstance } from 'fastify';

/** Returns the routes of an app as `METHOD /path/`, without HEAD. */
export function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)(?: \{.*\})?$/.exec(line) ?? [];
      if (path === '') return [];
      const depth = indent.length / 4;
      parents[depth] = (depth === 0 ? '' : (parents[depth - 1] ?? '')) + path;
      const url = `${parents[depth].replace(/:(\w+)/g, '{$1}')}/`;
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${url}`);
    });
}
