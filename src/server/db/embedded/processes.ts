import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hasErrorCode } from '#server/config/error-code.ts';

/** True if the working directory of a process can be read, as on Linux. */
export const canSeeFolders = existsSync('/proc/self/cwd');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

/** Returns true when the process is a PostgreSQL of this cluster, not one that reuses its pid. */
export function isPostgresOf(clusterFolder: string, pid: number): boolean {
  return canSeeFolders ? isPostgresByProc(clusterFolder, pid) : isPostgresByPs(clusterFolder, pid);
}

/**
 * Returns true while any PostgreSQL process runs in the cluster. The sessions of a killed
 * postmaster run until they notice; starting a second server before that would corrupt the data.
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
