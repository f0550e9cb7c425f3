import type { At } from './gridRange.ts'

/** One cell before and after. */
export interface Change {
  at: At
  before: string
  after: string
}

/** What was done to a grid and can be undone, and what was undone and can be redone; each step is one action. */
export interface History {
  done: readonly (readonly Change[])[]
  undone: readonly (readonly Change[])[]
}

export const emptyHistory: History = { done: [], undone: [] }

/** The history with another action; cells that stayed the same don't count. */
export function recorded(history: History, changes: readonly Change[]): History {
  const real = changes.filter(({ before, after }) => before !== after)
  return real.length > 0 ? { done: [...history.done, real], undone: [] } : history
}

/** The cells to write, and the history afterwards. */
export interface Step {
  history: History
  cells: { at: At; text: string }[]
}

/**
 * Takes back the last action, or null if there is none. A cell that something else has changed since, like a
 * colleague's save, keeps its value.
 */
export function undone({ done, undone: later }: History, read: (at: At) => string): Step | null {
  const last = done.at(-1)
  if (!last) return null
  return {
    history: { done: done.slice(0, -1), undone: [...later, last] },
    cells: last.filter(({ at, after }) => read(at) === after).map(({ at, before }) => ({ at, text: before })),
  }
}

/** Does again what was undone last, under the same condition. */
export function redone({ done, undone: later }: History, read: (at: At) => string): Step | null {
  const last = later.at(-1)
  if (!last) return null
  return {
    history: { done: [...done, last], undone: later.slice(0, -1) },
    cells: last.filter(({ at, before }) => read(at) === before).map(({ at, after }) => ({ at, text: after })),
  }
}
