/** A lower-case SQL LIKE pattern for "contains this text"; `%` and `_` in the text are escaped. */
export function containing(text: string): string {
  return `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
}
