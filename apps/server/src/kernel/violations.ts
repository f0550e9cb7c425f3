/** True if the database refused a row because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** The name of the violated constraint, if any. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
