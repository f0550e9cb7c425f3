/** Chances that are the same for the same seed, on every machine. */
export interface Random {
  /** A fraction from 0, below 1. */
  next(): number
  /** A whole number from 0, below `limit`. */
  below(limit: number): number
}

/** A generator of 32 bits (mulberry32); `seed` is a whole number of 32 bits. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, below: (limit) => Math.floor(next() * limit) }
}
