import type { Issue } from '../decision.ts'

/** A draft that turned out whole, or everything wrong with it. */
export type Checked<T> = { ok: true; value: T } | { ok: false; issues: Issue[] }

/** What is wrong, and nothing when all is well. */
export function issuesOf(checked: Checked<unknown>): Issue[] {
  return checked.ok ? [] : checked.issues
}
