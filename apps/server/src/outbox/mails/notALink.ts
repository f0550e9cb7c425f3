/**
 * Changes text that someone typed so that it's never a link for its reader: mail programs, and those that
 * show SMS and WhatsApp, turn anything that looks like an address into one. Amounts and times stay as they
 * are.
 */
export function notALink(text: string): string {
  return text.replace(/:\/+|@/g, ' ').replace(/\.(?=\p{L})|(?<=\p{L})\.(?=\p{N})/gu, '. ')
}
