/** The random number of a copy is a whole one from the first to the last, both included (HOLE-C2). */
export const copyNumbers = { first: 1000, last: 9999 } as const

/** Name and number of a tour's copy, both with the same ending (TOUR-30). */
export function copyName(
  { name, number }: { name: string; number: string },
  random: number,
): { name: string; number: string } {
  return { name: `${name}_copy_${random}`, number: `${number}_copy_${random}` }
}
