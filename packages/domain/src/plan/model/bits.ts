/** One bit for each of the values that's in the list. */
export function bitsOf<Value>(values: readonly Value[], all: readonly Value[]): number {
  return values.reduce((bits, value) => bits | (1 << all.indexOf(value)), 0)
}

/** How many bits are set; for up to 30 bits. */
export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
