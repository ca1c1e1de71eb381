import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { freePort } from './free-port.ts';

export interface ShippedNginx {
  readonly port: number;
  /** Returns the content of the access log and the error log. */
  accessLog(): string;
  errorLog(): string;
  stop(): Promise<void>;
}

const FILE = 'ops/deploy/nginx.conf';

/**
 * Runs nginx with the shipped configuration. Only the addresses of the web processes, its port and
 * the folder for temporary files differ.
 */
export async function startShippedNginx(
  program: string,
  webPorts: readonly [number, number],
  change: (settings: string) => string = (settings) => settings,
): Promise<ShippedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-nginx-'));
  // When started by root, its workers run as an ordinary user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const settings = readFileSync(join(projectRoot(), FILE), 'utf8')
    .replace('web-a:3000', `127.0.0.1:${webPorts[0]}`)
    .replace('web-b:3000', `127.0.0.1:${webPorts[1]}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${folder}/`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, change(settings));
  const logs = { access: join(folder, 'access.log'), error: join(folder, 'error.log') };
  const out = openSync(logs.access, 'a');
  const err = openSync(logs.error, 'a');
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', out, err],
  });
  closeSync(out);
  closeSync(err);
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(readFileSync(logs.error, 'utf8'));
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 60_000, interval: 20 },
  );
  return {
    port,
    accessLog: () => readFileSync(logs.access, 'utf8'),
    errorLog: () => readFileSync(logs.error, 'utf8'),
    stop,
  };
}
