import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export const admin = { email: 'dana@example.com', password: 'olive-tree-7' }

/**
 * The product in its own process, started as its users do. It can be killed and restarted at the same
 * address.
 */
export class ChildProduct {
  readonly address: string
  readonly #env: Record<string, string>
  #process: ChildProcess | null = null

  private constructor(port: number, env: Record<string, string>) {
    this.address = `http://127.0.0.1:${port}`
    this.#env = { ...env, PORT: String(port) }
  }

  /** Prepares it on a free port, with a super user; `start` starts it. */
  static async at(env: Record<string, string>): Promise<ChildProduct> {
    return new ChildProduct(await freePort(), {
      NODE_ENV: '',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...env,
    })
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null
  }

  /** Resolves when it's ready for calls. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['start.ts'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    let said = ''
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    child.stdout.on('data', (chunk) => {
      said = (said + String(chunk)).slice(-4000)
      if (/ready: \S+\n/.test(said)) resolve()
    })
    child.once('exit', () => reject(new Error(`The product did not start: ${said}`)))
    await ready
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process
    if (!child || !this.isRunning) return
    child.kill(signal)
    await once(child, 'exit')
  }
}

/** The process of the bundled database in a data folder. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** A port that nothing listens on yet. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
