/** A lower-case SQL LIKE pattern for "contains this text"; `%` and `_` in the text are escaped. */
export function containing(text: string): string {
  return `%${plain(text)}%`
}

/** LIKE patterns for "a word begins with this text": the first word, or a later one. */
export function beginningAWord(text: string): [first: string, later: string] {
  return [`${plain(text)}%`, `% ${plain(text)}%`]
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
}
