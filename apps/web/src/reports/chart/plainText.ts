/** A text without the invisible characters around its parts, for texts that are drawn one by one. */
export function plainText(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '')
}
