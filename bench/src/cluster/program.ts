import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** PostgreSQL and PgBouncer refuse to run as root, so as root everything runs as Debian's `postgres`. */
export const runAs = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

/** A program of the cluster; its output is in `{name}.log` of the folder. */
export class Program {
  readonly #process: ChildProcess

  constructor(name: string, folder: string, command: string, args: readonly string[]) {
    const log = openSync(join(folder, `${name}.log`), 'a')
    this.#process = spawn(command, args, { cwd: folder, stdio: ['ignore', log, log], ...runAs })
    this.#process.on('error', () => {})
  }

  get isRunning(): boolean {
    return this.#process.pid !== undefined && !this.#hasEnded
  }

  get #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<void> {
    if (!this.isRunning) return
    const ended = once(this.#process, 'exit')
    this.#process.kill(signal)
    await ended
  }
}

/** Checks every 100 ms until it's true. Throws after 90 seconds. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const from = Date.now()
  while (!(await isSo().catch(() => false))) {
    if (Date.now() - from > 90_000) throw new Error(`Waited in vain until ${what}`)
    await delay(100)
  }
}
