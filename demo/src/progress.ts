const silence = 3000

/** Prints a line only if the previous one is a few seconds old. */
export function reporter(tell: (line: string) => void): (line: string) => void {
  let last = Number.NEGATIVE_INFINITY
  return (line) => {
    const now = performance.now()
    if (now - last < silence) return
    last = now
    tell(line)
  }
}
