/** True for an address of the usual form, name@host.domain. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/.test(text.trim())
}
