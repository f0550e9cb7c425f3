/** A phone, a plate or an amount: left to right in both languages, and never split over two lines. */
export function ltr(text: string): string {
  return text === '' ? '' : `\u2066${text.replaceAll(' ', '\u00A0')}\u2069`
}

/** A text that a person typed, in its own direction. */
export function typed(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`
}
