import pg from 'pg'

/** The parts of an error that are logged: enough to find its cause, and nothing that names people. */
export interface DescribedError {
  type: string
  message: string
  stack: string
  code?: string
  /** For an error from the database. */
  table?: string
  constraint?: string
}

/**
 * Keeps an error's type, code, message and stack, and for PostgreSQL's errors the names of table and
 * constraint. Anything else in an error may be a customer's data: the refused row, the address of a mail, the
 * body of an answer.
 */
export function describeError(error: Error): DescribedError {
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown }
  const message = messageOf(error)
  return {
    type: error.name,
    message,
    stack: [message, ...placesOf(error)].join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(error instanceof pg.DatabaseError && typeof table === 'string' && { table }),
    ...(error instanceof pg.DatabaseError && typeof constraint === 'string' && { constraint }),
  }
}

/** The error's message, except for PostgreSQL's data errors (class 22), which quote the data. */
function messageOf(error: Error): string {
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) return 'the database refused a value'
  if (error instanceof AggregateError) return error.errors.map((each) => messageOf(each as Error)).join(', ')
  return withoutPersons(error.message)
}

function placesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^\s+at /.test(line))
}

/** Blanks out email addresses, phone numbers and the query strings of web addresses. */
export function withoutPersons(text: string): string {
  return text
    .replace(/[^\s<>"'(),;:]{1,200}@[^\s<>"'(),;:]+/g, '[email]')
    .replace(/(https?:\/\/[^\s?#]+)[?#][^\s]*/g, '$1?[query]')
    .replace(/(?<![\w-])\+?\d[\d -]{7,}\d(?![\w-])/g, '[number]')
}
