/**
 * CPU seconds that each level of `npm test` may use: user and system, of all its programs. Unlike elapsed
 * time, they're the same on a busy machine; on slower cores the budgets grow with `slowness`. A level over
 * its budget fails the run.
 *
 * A budget is what the level needs plus a quarter. A commit that changes one says what got slower, and why
 * it's worth it.
 */
export const budgets = {
  checks: 200,
  plain: 180,
  server: 1_350,
  screens: 2_000,
  build: 50,
  journeys: 3_600,
}
export type Level = keyof typeof budgets

export interface Spending {
  level: Level
  /** CPU seconds; null where they can't be measured. */
  used: number | null
  /** How much slower this machine is than the one the budgets were measured on; 1 means equally fast. */
  slowness: number
}

/** One line for people, and whether the level stayed within its budget; true if it wasn't measured. */
export function comparedWithBudget({ level, used, slowness }: Spending): { line: string; ok: boolean } {
  const budget = Math.round(budgets[level] * Math.max(1, slowness))
  const figure = used === null ? 'not measured' : `${used.toFixed(0)} CPU seconds`
  return { line: `budget: ${level} ${figure} of ${budget}`, ok: used === null || used <= budget }
}
