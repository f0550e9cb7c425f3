/**
 * Each five digits in a row of a text of five digits or more, as the database has them of its texts (`five_digits`): a text
 * that contains the number has all of them. Null for any other text.
 */
export function fiveDigitsIn(text: string): string[] | null {
  if (!/^[0-9]{5,}$/.test(text)) return null
  return Array.from({ length: text.length - 4 }, (_, place) => text.slice(place, place + 5))
}
