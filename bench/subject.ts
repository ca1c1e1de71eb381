import fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '#server/config/environment.ts';
import { createDatabase } from '#server/db/database.ts';
import { loadDemoData } from '#server/demo/index.ts';
import { buildIfStale } from '#server/main/build.ts';
import { openDatabases } from '#server/main/databases.ts';
import { builtPages } from '#server/main/page-files.ts';
import { createService } from '#server/main/service.ts';
import { readPostgresCpu } from './postgres-cpu.ts';
import type { BareAnswer, FromSubject, ToSubject } from './messages.ts';

/**
 * The process under load: the product as it runs in production, on a database of its own, and
 * beside it a bare Fastify server that returns bytes it was given. Both live here, so that the
 * processor time of a phase is that of whatever was asked in it.
 */
const folder = await mkdtemp(join(tmpdir(), 'vizit-bench-'));
const config = loadConfig({ COUNTRIES: 'ae', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' });
await buildIfStale(() => undefined);
const databases = await openDatabases(config, () => undefined);
const [connection] = databases.connections.values();
if (connection === undefined) throw new Error('no database');
const database = createDatabase({
  connection,
  size: 2,
  applicationName: 'vizit-bench',
  statementTimeoutMs: 0,
  log: () => undefined,
});
await loadDemoData(database, { country: 'ae', doctors: 300, seed: 7, now: Date.now() });
await database.close();
const logger = pino({ level: 'silent' });
const service = await createService({
  config,
  connections: databases.connections,
  logger,
  pages: await builtPages(logger),
});

const bareAnswers = new Map<string, BareAnswer>();
const bare = fastify();
bare.removeAllContentTypeParsers();
bare.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
bare.route({
  method: ['GET', 'POST'],
  url: '/:name',
  handler: (request, reply) => {
    const answer = bareAnswers.get((request.params as { name: string }).name);
    return reply
      .code(answer?.status ?? 404)
      .type(answer?.type ?? '')
      .send(answer?.body ?? '');
  },
});

process.on('message', (message: ToSubject) => {
  void answer(message);
});

async function answer(message: ToSubject): Promise<void> {
  switch (message.type) {
    case 'bare':
      bareAnswers.set(message.name, message.answer);
      send({ type: 'done' });
      return;
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      send({
        type: 'cpu',
        server: (user + system) / 1000,
        database: await readPostgresCpu(folder),
      });
      return;
    }
    case 'stop':
      await end();
  }
}

// Also when whoever measures is gone without a word.
process.on('disconnect', () => void end());

async function end(): Promise<never> {
  await Promise.all([bare.close(), service.stop()]);
  await databases.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}

function send(message: FromSubject): void {
  process.send?.(message);
}

const product = await service.app.listen({ host: '127.0.0.1', port: 0 });
const bound = await bare.listen({ host: '127.0.0.1', port: 0 });
send({ type: 'ready', product, bound });
