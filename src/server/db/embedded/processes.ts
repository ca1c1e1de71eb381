import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hasErrorCode } from '#server/config/error-code.ts';

/** Whether a process's folder can be told, as on Linux. */
export const canSeeFolders = existsSync('/proc/self/cwd');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

/** Whether the process is a PostgreSQL of this cluster, and no stranger that got a used number. */
export function isPostgresOf(clusterFolder: string, pid: number): boolean {
  return canSeeFolders ? isPostgresByProc(clusterFolder, pid) : isPostgresByPs(clusterFolder, pid);
}

/**
 * Whether any process still works in the cluster. A killed postmaster's sessions live on until
 * they notice; a second server beside them would corrupt the data.
 */
export function hasProcesses(clusterFolder: string): boolean {
  if (!canSeeFolders) return false;
  return readdirSync('/proc').some(
    (entry) => /^\d+$/.test(entry) && isPostgresByProc(clusterFolder, Number(entry)),
  );
}

function isPostgresByProc(clusterFolder: string, pid: number): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === clusterFolder &&
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    );
  } catch {
    return false;
  }
}

function isPostgresByPs(clusterFolder: string, pid: number): boolean {
  try {
    const command = execFileSync('/bin/ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    return command.includes('postgres') && command.includes(clusterFolder);
  } catch {
    return false;
  }
}
