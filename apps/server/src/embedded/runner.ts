import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { copyForNobody } from './copyForNobody.ts'

/** How the programs of PostgreSQL are started here: as a command line, from a folder, for an owner of the data. */
export interface Runner {
  bin: string
  /** Owner of the data folder when it is not the one who starts us. */
  uid: number | undefined
  command(program: string, args: string[]): [command: string, args: string[]]
}

// PostgreSQL refuses to run as root. 65534 is `nobody`, who must be in /etc/passwd and is.
const nobody = 65534
// Innermost always: a change of user clears the wish to die with the parent.
const dieWithParent = ['setpriv', '--pdeathsig', 'INT']
const asNobodyInNamespace = [
  'unshare',
  '--user',
  `--map-user=${nobody}`,
  `--map-group=${nobody}`,
  '--',
  ...dieWithParent,
]
const asNobody = [
  'setpriv',
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--no-new-privs',
  '--',
  ...dieWithParent,
]

/** Chooses how to run the binaries in `native`, once, by trying what this machine allows. */
export function chooseRunner(native: string, isRoot = process.getuid?.() === 0): Runner {
  const bin = join(native, 'bin')
  if (!isRoot) return runner(bin, works(dieWithParent) ? dieWithParent : [])
  if (works(asNobodyInNamespace)) return runner(bin, asNobodyInNamespace)
  return runner(join(copyForNobody(native), 'bin'), asNobody, nobody)
}

function runner(bin: string, wrapper: string[], uid?: number): Runner {
  return {
    bin,
    uid,
    command: (program, args) => {
      const [command = '', ...rest] = [...wrapper, join(bin, program), ...args]
      return [command, rest]
    },
  }
}

function works([command = '', ...args]: string[]): boolean {
  return spawnSync(command, [...args, 'true'], { cwd: '/', stdio: 'ignore' }).status === 0
}

/** Gives a folder to the user who will own the data, where that is somebody else. */
export function own(folder: string, { uid }: Runner): void {
  if (uid !== undefined) chownSync(folder, uid, uid)
}
