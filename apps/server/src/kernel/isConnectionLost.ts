import pg from 'pg'

/** True if an error means that the database couldn't be reached or went away during a call. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return goingAway.test(error.code ?? '')
  if ('syscall' in error) return sockets.has(String(error.syscall))
  return ofDriver.test(error.message)
}

/** Failed connections; a server that is stopping, crashed, starting or full. */
const goingAway = /^(08...|57P0[123]|53300)$/

const sockets = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** Some of the driver's errors have only a message. */
const ofDriver =
  /^(Connection terminated|timeout ex|Client has encountered a connection error|Client was closed|Cannot use a pool)/
