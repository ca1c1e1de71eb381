import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { readRunbook } from './runbook.ts';
import type { SystemUser } from './requirements.ts';

const RUNBOOK = 'docs/operations-backup.md';
const PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';
/** The timeout of a command, so that one that hangs cannot block the drill. */
const TIMEOUT_MS = 180_000;

export interface Operator {
  /** Runs a block of the runbook as the user that it names. */
  run(name: string): Promise<void>;
  /** Overrides settings of the runbook. */
  set(settings: Record<string, string>): void;
  /** Runs a statement as the superuser of a cluster and returns the output. */
  sql(port: number, statement: string): Promise<string>;
  /** Runs a program as the user of this process. */
  asSelf(program: string, ...args: string[]): Promise<string>;
  /** Returns the names of the blocks that have not run. */
  unusedBlocks(): string[];
}

interface Options {
  readonly postgres: SystemUser;
  /** The home folder of `postgres` during the drill, owned by that user. */
  readonly home: string;
}

/** Returns an operator that runs the blocks of the runbook with settings of the drill. */
export function createOperator({ postgres, home }: Options): Operator {
  const runbook = readRunbook(readFileSync(join(projectRoot(), RUNBOOK), 'utf8'));
  const unusedBlocks = new Set(runbook.blocks.map(({ name }) => name));
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
      const block = runbook.blocks.find((each) => each.name === name);
      if (block === undefined) throw new Error(`${RUNBOOK} has no block "${name}"`);
      const overrides = [...values].map(([key, value]) => `export ${key}='${value}'\n`).join('');
      const script = `${runbook.settings}${overrides}${block.commands}`;
      const user = block.user === 'root' ? self : postgresUser;
      await execute('/bin/bash', ['-euo', 'pipefail', '-c', script], user, name);
      unusedBlocks.delete(name);
    },
    set(settings) {
      for (const [key, value] of Object.entries(settings)) {
        if (!runbook.variables.includes(key)) throw new Error(`${RUNBOOK} has no setting ${key}`);
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
    unusedBlocks: () => [...unusedBlocks],
  };
}

/**
 * Runs a program in its own session, so that Ctrl-C in the terminal does not interrupt a Debian tool
 * while it creates a cluster.
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
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, TIMEOUT_MS);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve(output.trim());
      const reason = hasTimedOut ? 'timeout' : (code ?? signal);
      reject(new Error(`"${name}" failed (${reason}):\n${errors}${output}`.trim()));
    });
  });
}
