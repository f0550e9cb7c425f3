import type pg from 'pg'
import { ForgettingClient } from './forgettingClient.ts'
import { PreparingClient } from './preparingClient.ts'

/** The connections of a pool. Those for bulk work plan each statement only once. */
export function clientOf({ isBulk }: { isBulk: boolean }): typeof pg.Client {
  return isBulk ? PreparingClient : ForgettingClient
}

/** Sends several queries in one write, since each write wakes the database. */
export function inOneWrite<Sent>({ connection: { stream } }: pg.PoolClient, send: () => Sent): Sent {
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}
