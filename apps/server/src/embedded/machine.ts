import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { asNobodyInNamespace, dieWithParent } from './wrappers.ts'

/** The facts that decide how PostgreSQL can run here. */
export interface Machine {
  isRoot: boolean
  /** Whether a process can be made to end with its parent. */
  canDieWithParent: boolean
  canMapUsers: boolean
  /** A folder that every user can access. */
  sharedFolder: string
}

/** Finds out what this machine allows. */
export function thisMachine(): Machine {
  const isRoot = process.getuid?.() === 0
  return {
    isRoot,
    canDieWithParent: works(dieWithParent),
    canMapUsers: isRoot && works(asNobodyInNamespace),
    sharedFolder: existsSync('/var/lib') ? '/var/lib' : tmpdir(),
  }
}

function works([command = '', ...args]: string[]): boolean {
  return spawnSync(command, [...args, 'true'], { cwd: '/', stdio: 'ignore' }).status === 0
}
