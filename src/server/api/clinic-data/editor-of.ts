import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/features/identity/access/caller.ts';
import type { Editor } from '#server/features/clinic-data/setup/writing/editor.ts';

/** Returns the member of staff that makes a call as the editor of the country's data. */
export function editorOf({ http, caller }: { http: FastifyRequest; caller: Caller }): Editor {
  return { site: http.site, username: caller.username };
}
