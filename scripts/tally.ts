/** How many tests passed, and the names of those that didn't at the first try. */
export interface Tally {
  passed: number
  /** Passed, but only on the second try. */
  flaky: string[]
  /** Failed, each with the first lines of its error. */
  failed: string[]
  /** Those that took longest, the slowest first; all tries together. */
  slowest: Timed[]
}

/** How long a test took, by the clock: a busy machine makes all of them slower. */
export interface Timed {
  name: string
  seconds: number
}

/** So many of the slowest tests of each level are named. */
const mostNamed = 5

export function slowestOf(tests: readonly Timed[]): Timed[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, mostNamed)
}

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((passed, tally) => passed + tally.passed, 0),
    flaky: tallies.flatMap(({ flaky }) => flaky),
    failed: tallies.flatMap(({ failed }) => failed),
    slowest: tallies.flatMap(({ slowest }) => slowest),
  }
}

/** Names and total together, so that the end of a log says what failed. The last line is only the total. */
export function inWords({ passed, flaky, failed, slowest }: Tally): string {
  return [
    ...slowest.map(({ name, seconds }) => `slow: ${seconds.toFixed()} s ${name}`),
    ...flaky.map((name) => `second try: ${name}`),
    ...failed.map((name) => `failed: ${name}`),
    `${passed} passed, ${failed.length} failed`,
  ].join('\n')
}

/** A test by its file, its title and the start of its error. */
export function named(file: string, title: string, error = ''): string {
  return withError(`${file} › ${title}`, error)
}

/** A name with the first lines of its error. */
export function withError(name: string, error: string): string {
  const lines = error.split('\n').filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, 8).map((line) => `    ${line}`)].join('\n')
}
