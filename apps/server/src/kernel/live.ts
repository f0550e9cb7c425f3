import { EventEmitter } from 'node:events'
import type { LiveNotice } from '@tourdesk/contract/live'
import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from './database.ts'

const channel = 'tourdesk_live'

/** A notice with the account whose people may hear of it beside the main account. */
export interface Notice extends LiveNotice {
  accountId: string | null
}

/** Tells every server, when the transaction commits, that something changed. */
export async function announce(tx: Tx, notice: Notice): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`.execute(tx)
}

/** Notices of all servers of the product, by PostgreSQL's LISTEN; one connection for the process. */
export class Live {
  readonly #listeners = new EventEmitter().setMaxListeners(0)
  readonly #config: pg.ClientConfig
  readonly #onError: (error: unknown) => void
  #client: pg.Client | null = null
  #stopped = false

  constructor(config: pg.ClientConfig, onError: (error: unknown) => void) {
    this.#config = config
    this.#onError = onError
  }

  /** Connects and listens; a lost connection is made again after a second, until `stop`. */
  async start(): Promise<void> {
    const client = new pg.Client(this.#config)
    client.on('notification', ({ payload }) => payload && this.#listeners.emit('notice', JSON.parse(payload)))
    client.on('error', this.#onError)
    client.on('end', () => this.#retry())
    await client.connect()
    await client.query(`listen ${channel}`)
    this.#client = client
  }

  /** Hears every notice until the returned function is called. */
  subscribe(listener: (notice: Notice) => void): () => void {
    this.#listeners.on('notice', listener)
    return () => this.#listeners.off('notice', listener)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#client?.end()
  }

  #retry(): void {
    if (this.#stopped) return
    setTimeout(() => {
      if (this.#stopped) return
      this.start().catch((error: unknown) => {
        this.#onError(error)
        this.#retry()
      })
    }, 1000).unref()
  }
}
