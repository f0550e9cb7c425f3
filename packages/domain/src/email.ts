/** True for an address in the usual form, name@host.domain. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/.test(text.trim())
}
