/** A line of the table: what was measured, and what it may be at most. */
export interface Line {
  what: string
  measured: string
  limit: string
  isOk: boolean
}

/** A line whose number may not be above a limit. */
export function atMost(what: string, number: number, limit: number, unit = ''): Line {
  return { what, measured: `${round(number)}${unit}`, limit: `≤ ${limit}${unit}`, isOk: number <= limit }
}

/** A line whose number may not be below a limit. */
export function atLeast(what: string, number: number, limit: number, unit = ''): Line {
  return { what, measured: `${round(number)}${unit}`, limit: `≥ ${limit}${unit}`, isOk: number >= limit }
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}

/** Prints the lines under a title. */
export function printTable(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`)
  const widths = [Math.max(...lines.map(({ what }) => what.length)), 12, 10]
  for (const { what, measured, limit, isOk } of lines) {
    const cells = [what.padEnd(widths[0]!), measured.padStart(widths[1]!), limit.padStart(widths[2]!)]
    console.log(`  ${cells.join('  ')}  ${isOk ? 'ok' : 'MISSED'}`)
  }
}
