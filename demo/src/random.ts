/** A random generator that gives the same sequence for the same seed (mulberry32). */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from the first to the last, both included. */
  int(first: number, last: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  /** True for that share (0-1) of all calls. */
  chance(share: number): boolean
}

export function randomFrom(seed: number): Random {
  const next = mulberry32(seed)
  const int = (first: number, last: number) => first + Math.floor(next() * (last - first + 1))
  return {
    next,
    int,
    pick: (list) => {
      if (list.length === 0) throw new Error('Nothing to pick from an empty list')
      return list[int(0, list.length - 1)]!
    },
    shuffle: (list) => shuffled(list, int),
    chance: (share) => next() < share,
  }
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffled<T>(list: readonly T[], int: Random['int']): T[] {
  const result = [...list]
  for (let last = result.length - 1; last > 0; last--) {
    const other = int(0, last)
    ;[result[last], result[other]] = [result[other]!, result[last]!]
  }
  return result
}
