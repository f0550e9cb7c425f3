import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { copyForNobody } from './copyForNobody.ts'
import { type Machine, thisMachine } from './machine.ts'
import { asNobody, asNobodyInNamespace, dieWithParent, nobody } from './wrappers.ts'

/** How to start PostgreSQL's programs here. */
export interface Runner {
  /** The command line of one program. */
  command(program: 'initdb' | 'postgres', args: string[]): [command: string, args: string[]]
  /** The owner of the data, if it isn't the user running the server. */
  uid: number | undefined
}

/** Chooses how to run the binaries in the `native` folder on a machine. */
export function chooseRunner(native: string, machine: Machine = thisMachine()): Runner {
  if (!machine.isRoot) return runner(native, machine.canDieWithParent ? dieWithParent : [])
  if (machine.canMapUsers) return runner(native, asNobodyInNamespace)
  return runner(copyForNobody(native, machine.sharedFolder), asNobody, nobody)
}

function runner(native: string, wrapper: string[], uid?: number): Runner {
  return {
    uid,
    command: (program, args) => {
      const [command = '', ...rest] = [...wrapper, join(native, 'bin', program), ...args]
      return [command, rest]
    },
  }
}

/** Gives a folder to the user who will own the data, if that's another user. */
export function own(folder: string, { uid }: Runner): void {
  if (uid !== undefined) chownSync(folder, uid, uid)
}
