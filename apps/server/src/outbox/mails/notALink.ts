/**
 * A text that somebody typed, as we write it to somebody else: mail programs, and those that show SMS and WhatsApp, turn
 * whatever looks like an address into a link, and this never does. Amounts and times stay as they are.
 */
export function notALink(text: string): string {
  return text.replace(/:\/+|@/g, ' ').replace(/\.(?=\p{L})|(?<=\p{L})\.(?=\p{N})/gu, '. ')
}
