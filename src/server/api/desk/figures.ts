import type { FastifyInstance } from 'fastify';
import { figureEndpoints } from '#shared/contract/desk/figures/figures.ts';
import { readFigures } from '#server/features/desk/figures/read-figures.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';

export function figures(app: FastifyInstance): void {
  registerStaffEndpoint(app, figureEndpoints.figures, ({ http, query, caller }) =>
    readFigures(http.context, caller, query.weeks ?? '13'),
  );
}
