import pg from 'pg'

/** True when an error says that the database could not be reached, or went away in the middle of a call. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return goingAway.test(error.code ?? '')
  if ('syscall' in error) return sockets.has(String(error.syscall))
  return ofDriver.test(error.message)
}

/** Connections that fail, a server that stops, crashed or is still starting, and one that takes no more. */
const goingAway = /^(08...|57P0[123]|53300)$/

const sockets = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** The driver tells some losses in words only. */
const ofDriver =
  /^(Connection terminated|timeout ex|Client has encountered a connection error|Client was closed|Cannot use a pool)/
