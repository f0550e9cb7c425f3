import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from './database.ts'
import { keepGoing } from './keepGoing.ts'
import type { Notice } from './notice.ts'
import { RecentNotices } from './recentNotices.ts'

const channel = 'tourdesk_live'
/** Chosen with `longestTryMs` so that we listen again within five seconds of the database coming back. */
const pauses = { least: 200, most: 1500 }
const longestTryMs = 3000

/** Notifies every server, when the transaction commits, that something changed. Identical notices are sent once. */
export async function notify(tx: Tx, notices: readonly Notice[]): Promise<void> {
  const payloads = [...new Set(notices.map((notice) => JSON.stringify(notice)))]
  if (payloads.length === 0) return
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`.execute(tx)
}

/** Notices from all servers, over PostgreSQL's LISTEN; one connection per process. */
export class Live {
  readonly #events = new EventEmitter().setMaxListeners(0)
  readonly #config: pg.ClientConfig
  readonly #onError: (error: unknown) => void
  readonly #stopping = new AbortController()
  readonly #recent = new RecentNotices()
  #client: pg.Client | null = null
  /** True once the server is about to stop. */
  isEnding = false

  constructor(config: pg.ClientConfig, onError: (error: unknown) => void) {
    this.#config = config
    this.#onError = onError
  }

  /** Listens until `stop`, and reconnects whenever the connection is lost. Rejects if the first try fails. */
  async start(): Promise<void> {
    await keepGoing(() => this.#listen(), {
      pauses,
      signal: this.#stopping.signal,
      onError: this.#onError,
      onAgain: () => this.#events.emit('missed'),
    })
  }

  /** Calls the listener with every notice, until the returned function is called. */
  subscribe(listener: (notice: Notice) => void): () => void {
    this.#events.on('notice', listener)
    return () => this.#events.off('notice', listener)
  }

  /** The notices of the last `ms`; null if some are no longer kept. */
  ofLast(ms: number): Notice[] | null {
    return this.#recent.ofLast(ms)
  }

  /** Calls the listener whenever notices may have been missed, until the returned function is called. */
  whenMissed(listener: () => void): () => void {
    this.#events.on('missed', listener)
    return () => this.#events.off('missed', listener)
  }

  /** Calls the listener when this server is about to stop, until the returned function is called. */
  whenEnding(listener: () => void): () => void {
    this.#events.on('ending', listener)
    return () => this.#events.off('ending', listener)
  }

  /** The number of listeners to notices. */
  get listeners(): number {
    return this.#events.listenerCount('notice')
  }

  /** Notifies all listeners that this server is about to stop. */
  endStreams(): void {
    this.isEnding = true
    this.#events.emit('ending')
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#client?.end()
  }

  #pass(notice: Notice): void {
    this.#recent.add(notice)
    this.#events.emit('notice', notice)
  }

  async #listen(): Promise<{ ended: Promise<void> }> {
    const client = new pg.Client({
      ...this.#config,
      application_name: 'tourdesk live',
      connectionTimeoutMillis: longestTryMs,
      keepAlive: true,
    })
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    client.on('notification', ({ payload }) => payload && this.#pass(JSON.parse(payload)))
    client.on('end', end)
    client.on('error', (error) => {
      this.#onError(error)
      close()
    })
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      this.#recent.restart()
    } catch (error) {
      close()
      throw error
    }
    return { ended }

    function close(): void {
      end()
      void client.end().catch(() => {})
    }
  }
}
