import pg from 'pg'
import { type DriverQuery, Query } from './privateParts.ts'
import { StatementResult } from './statementResult.ts'

/**
 * A connection that lets go of an answer once it's read. The driver gives a query without a callback one only
 * after creating it, and such a query stays in memory with all its rows until the next full garbage
 * collection. One created with its callback is freed at once. What's kept are a statement's columns (see
 * `StatementResult`).
 */
export class ForgettingClient extends pg.Client {
  override query = ((...asked: unknown[]) => {
    if (sendsItself(asked[0])) return send.apply(this, asked)
    if (asked.some((part) => typeof part === 'function')) return void send.call(this, queryOf(asked))
    const [statement, values] = asked
    return new Promise((resolve, reject) => {
      const answered = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result))
      send.call(this, queryOf([statement, values, answered]))
    }).catch(throwFromHere)
  }) as pg.Client['query']
}

const send = pg.Client.prototype.query as (this: pg.Client, ...asked: unknown[]) => unknown

/** True for queries that submit themselves, like a cursor or a copy. */
function sendsItself(asked: unknown): boolean {
  return typeof asked === 'object' && asked !== null && 'submit' in asked
}

function queryOf(asked: unknown[]): DriverQuery {
  const query = new Query(...asked)
  if (!query.types && !query._rowMode) {
    query._result = new StatementResult(query.text)
    query._results = query._result
  }
  return query
}

/** Makes the stack trace lead to the caller instead of the socket, as the driver does. */
function throwFromHere(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}
