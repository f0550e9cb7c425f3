/** Letters and digits that can't be confused when a password is read out. */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password of 14 characters for an agent. */
export function generatePassword(): string {
  const numbers = new Uint32Array(14)
  crypto.getRandomValues(numbers)
  return Array.from(numbers, (number) => signs.charAt(number % signs.length)).join('')
}
