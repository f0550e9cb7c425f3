/** An amount, a code or a formula within a sentence: left to right in both languages. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

/** A text that a person typed, within a sentence of either language. */
export function named(text: string): string {
  return `\u2068${text}\u2069`
}
