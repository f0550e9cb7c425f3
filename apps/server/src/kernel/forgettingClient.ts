import pg from 'pg'

/**
 * A connection that forgets an answer once it's read. A query without a callback gets one from the driver only after
 * it's made, and then memory keeps it with all its rows until the next full collection of garbage. One that has its
 * callback from the start is gone at once.
 */
export class ForgettingClient extends pg.Client {
  override query = ((...asked: unknown[]) => {
    if (sendsItself(asked[0]) || asked.some((part) => typeof part === 'function'))
      return send.apply(this, asked)
    const [statement, values] = asked
    return new Promise((resolve, reject) => {
      send.call(this, statement, values, (error: Error | null, result: unknown) =>
        error ? reject(error) : resolve(result),
      )
    }).catch(throwFromHere)
  }) as pg.Client['query']
}

const send = pg.Client.prototype.query as (this: pg.Client, ...asked: unknown[]) => unknown

/** Like a cursor or a copy. */
function sendsItself(asked: unknown): boolean {
  return typeof asked === 'object' && asked !== null && 'submit' in asked
}

/** As the driver does: the trace leads to who asked, not to the socket. */
function throwFromHere(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}
