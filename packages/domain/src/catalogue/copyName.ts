/** The range of a copy's random number, including both ends. */
export const copyNumbers = { first: 1000, last: 9999 } as const

/** Name and number of a tour's copy, both with the same suffix. */
export function copyName(
  { name, number }: { name: string; number: string },
  random: number,
): { name: string; number: string } {
  return { name: `${name}_copy_${random}`, number: `${number}_copy_${random}` }
}
