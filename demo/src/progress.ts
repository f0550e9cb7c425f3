const silence = 3000

/** Passes a line on only when the last one is some seconds old. */
export function reporter(tell: (line: string) => void): (line: string) => void {
  let last = Number.NEGATIVE_INFINITY
  return (line) => {
    const now = performance.now()
    if (now - last < silence) return
    last = now
    tell(line)
  }
}
