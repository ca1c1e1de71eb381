import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { readPage } from './page.ts';
import type { SystemUser } from './requirements.ts';

const PAGE = 'docs/operations-backup.md';
const PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';
/** A block that waits for what never comes would hang the drill. */
const MAX_BLOCK_MS = 180_000;

export interface Operator {
  /** Runs a block of the page, as the user that it names. */
  run(name: string): Promise<void>;
  /** Puts other values into the settings of the page. */
  set(settings: Record<string, string>): void;
  /** Runs a statement as the superuser of a cluster and returns what it answered. */
  sql(port: number, statement: string): Promise<string>;
  /** Runs a program as the user of this process. */
  asSelf(program: string, ...args: string[]): Promise<string>;
  /** The blocks that have not been run. */
  missed(): string[];
}

interface Options {
  readonly postgres: SystemUser;
  /** Belongs to `postgres`; its home during the drill. */
  readonly home: string;
}

/** Returns an operator who follows the page to the letter, with settings of the drill. */
export function createOperator({ postgres, home }: Options): Operator {
  const page = readPage(readFileSync(join(projectRoot(), PAGE), 'utf8'));
  const missed = new Set(page.blocks.map(({ name }) => name));
  const values = new Map<string, string>();
  const isRoot = process.getuid?.() === 0;
  const postgresUser = {
    ...(isRoot ? postgres : {}),
    cwd: home,
    env: { PATH, LANG: 'C.UTF-8', HOME: home },
  };
  const self = { cwd: projectRoot(), env: { PATH, LANG: 'C.UTF-8' } };

  return {
    async run(name) {
      const block = page.blocks.find((each) => each.name === name);
      if (block === undefined) throw new Error(`${PAGE} has no block "${name}"`);
      const overrides = [...values].map(([key, value]) => `export ${key}='${value}'\n`).join('');
      const script = `${page.settings}${overrides}${block.commands}`;
      const user = block.user === 'root' ? self : postgresUser;
      await execute('/bin/bash', ['-euo', 'pipefail', '-c', script], user, name);
      missed.delete(name);
    },
    set(settings) {
      for (const [key, value] of Object.entries(settings)) {
        if (!page.variables.includes(key)) throw new Error(`${PAGE} has no setting ${key}`);
        values.set(key, value);
      }
    },
    sql: (port, statement) =>
      execute(
        'psql',
        [`--port=${port}`, '--no-psqlrc', '--tuples-only', '--no-align', `--command=${statement}`],
        postgresUser,
        statement,
      ),
    asSelf: (program, ...args) => execute(program, args, self, program),
    missed: () => [...missed],
  };
}

/**
 * Runs a program in a session of its own: Ctrl-C in the terminal does not reach it, so that no tool
 * of Debian's is stopped half way through making a cluster.
 */
function execute(
  program: string,
  args: readonly string[],
  options: { cwd: string; env: Record<string, string>; uid?: number; gid?: number },
  name: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, MAX_BLOCK_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(output.trim());
      else
        reject(new Error(`"${name}" failed (${code ?? 'too slow'}):\n${errors}${output}`.trim()));
    });
  });
}
