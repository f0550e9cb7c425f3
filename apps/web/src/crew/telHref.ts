/** Dials a number; the phone takes it without spaces and dashes. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
