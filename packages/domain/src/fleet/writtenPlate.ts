/**
 * The plate of an Israeli car as written on the car, `12-345-67` or `123-45-678`, however it was typed;
 * others stay as typed.
 */
export function writtenPlate(typed: string): string {
  if (!/^[\d\s./-]+$/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '')
  if (digits.length === 7) return digits.replace(/(..)(...)(..)/, '$1-$2-$3')
  return digits.length === 8 ? digits.replace(/(...)(..)(...)/, '$1-$2-$3') : typed
}
