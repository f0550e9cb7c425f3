/** Letters and digits that cannot be taken for one another when a password is read out. */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A password of 14 signs, for an agent to whom it is handed over (HOLE-A30). */
export function generatePassword(): string {
  const numbers = new Uint32Array(14)
  crypto.getRandomValues(numbers)
  return Array.from(numbers, (number) => signs.charAt(number % signs.length)).join('')
}
