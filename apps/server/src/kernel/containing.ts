/** A pattern of SQL's LIKE for "contains this text", in small letters; `%` and `_` in the text are plain signs. */
export function containing(text: string): string {
  return `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
}
