/**
 * All runs of five consecutive digits in a number of five digits or more, as the database stores them for its
 * texts (`five_digits`): a text that contains the number has all of them. Null for other texts.
 */
export function fiveDigitsIn(text: string): string[] | null {
  if (!/^[0-9]{5,}$/.test(text)) return null
  return Array.from({ length: text.length - 4 }, (_, place) => text.slice(place, place + 5))
}
