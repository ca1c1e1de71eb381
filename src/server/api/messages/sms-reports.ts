import type { FastifyInstance } from 'fastify';
import {
  REPORT_PATH,
  reportDelivery,
  reportUrl,
} from '#server/features/messages/report-delivery.ts';
import type { ReportReader } from '#server/gateways/sms/sms-gateway.ts';
import { notFound } from '#server/http/http-error.ts';

/** The limit of a report in bytes: Twilio's have less than one thousand. */
const REPORT_LIMIT = 16 * 1024;

interface Report {
  Params: { id: string };
  Body: string;
}

/**
 * Receives the provider's reports of deliveries. A forged one gets a 404, so that the path tells
 * nothing.
 */
export async function smsReportRoutes(app: FastifyInstance, read: ReportReader): Promise<void> {
  await app.register((routes, _options, done) => {
    routes.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: REPORT_LIMIT },
      (_request, body, next) => next(null, body),
    );
    routes.post<Report>(REPORT_PATH, async ({ site, params, headers, body }, reply) => {
      const id = Number(params.id);
      const outcome = read({ url: reportUrl(site.country, params.id), headers, body });
      if (outcome === 'forged' || !Number.isSafeInteger(id)) throw notFound();
      if (outcome !== 'pending') await reportDelivery(site, id, outcome);
      return reply.code(204).send();
    });
    done();
  });
}
