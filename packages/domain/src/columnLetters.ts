/** The letters of a column in a spreadsheet, from 0: `A` to `Z`, then `AA`. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last
}
