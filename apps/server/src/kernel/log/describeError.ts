import pg from 'pg'

/** What is logged of an error: enough to find its cause, and nothing that names people. */
export interface DescribedError {
  type: string
  message: string
  stack: string
  code?: string
  /** Of a refusal by the database. */
  table?: string
  constraint?: string
}

/**
 * Keeps type, code, message and place of an error, and of PostgreSQL's the names of table and constraint. Everything else
 * an error carries may hold a customer's data: the refused row, the address of a mail, the body of an answer.
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

/** The message, of which PostgreSQL's errors about data (class 22) quote the data. */
function messageOf(error: Error): string {
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) return 'the database refused a value'
  if (error instanceof AggregateError) return error.errors.map((each) => messageOf(each as Error)).join(', ')
  return withoutPersons(error.message)
}

function placesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^\s+at /.test(line))
}

/** A text with its email addresses, phone numbers and queries of web addresses blanked out. */
export function withoutPersons(text: string): string {
  return text
    .replace(/[^\s<>"'(),;:]{1,200}@[^\s<>"'(),;:]+/g, '[email]')
    .replace(/(https?:\/\/[^\s?#]+)[?#][^\s]*/g, '$1?[query]')
    .replace(/(?<![\w-])\+?\d[\d -]{7,}\d(?![\w-])/g, '[number]')
}
