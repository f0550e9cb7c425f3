/** True if the database refused a row because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** True if the database rolled back a transaction to end a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === '40P01'
}

/** The name of the violated constraint, if any. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
