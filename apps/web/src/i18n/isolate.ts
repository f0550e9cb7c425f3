/** Isolates an amount, a code or a formula inside a sentence: left to right in both languages. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

/** Isolates typed text in either language inside a sentence. */
export function named(text: string): string {
  return `\u2068${text}\u2069`
}
