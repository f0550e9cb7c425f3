/** Creates a value at the first call, and returns the same one from then on. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Returns the names of a list in turn, numbered from the second round on so that each is unique. */
export function inTurn(names: readonly string[]): () => string {
  let next = 0
  return () => {
    const name = names[next % names.length] ?? ''
    const round = Math.floor(next / names.length)
    next += 1
    return round === 0 ? name : `${name} ${round + 1}`
  }
}
