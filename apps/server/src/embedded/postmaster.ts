import { type ChildProcess, spawn } from 'node:child_process'
import { EmbeddedError } from './errors.ts'
import type { Runner } from './runner.ts'

/** A running PostgreSQL. */
export interface Postmaster {
  pid: number
  /** Resolves when it has ended, with its last output. */
  ended: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL and waits until it accepts connections.
 * @throws {EmbeddedError} with its last line if it doesn't start.
 */
export async function startPostmaster(runner: Runner, args: string[]): Promise<Postmaster> {
  const [command, commandArgs] = runner.command('postgres', args)
  // Detached, so that Ctrl-C reaches only the server, which then stops the database cleanly.
  const child = spawn(command, commandArgs, { cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const interrupt = () => child.kill('SIGINT')
  process.once('exit', interrupt)
  const { ready, ended } = listen(child)
  void ended.finally(() => process.off('exit', interrupt))
  await ready
  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      interrupt()
      await ended
    },
  }
}

function listen(child: ChildProcess): { ready: Promise<void>; ended: Promise<string> } {
  let lastWords = ''
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', () => resolve(lastWords.trim()))
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk).slice(-4000)
      if (lastWords.includes('ready to accept connections')) resolve()
    })
    void ended.then((words) =>
      reject(new EmbeddedError(`The database did not start: ${words || 'no reason given'}`)),
    )
  })
  return { ready, ended }
}
