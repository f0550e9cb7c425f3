import type pg from 'pg'
import { ForgettingClient } from './forgettingClient.ts'

/**
 * A connection on which the database plans each statement only once. Only for background work that may fail:
 * a prepared statement breaks when a newer server adds a column in the meantime.
 */
export class PreparingClient extends ForgettingClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.query = preparing(this.query)
  }
}

function preparing(query: pg.Client['query']): pg.Client['query'] {
  const send = query as (...asked: unknown[]) => unknown
  return ((...asked: unknown[]) => {
    const [text, values, ...rest] = asked
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return send(...asked)
    return send({ name: nameOf(text), text, values }, ...rest)
  }) as pg.Client['query']
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size}`
  names.set(text, name)
  return name
}
