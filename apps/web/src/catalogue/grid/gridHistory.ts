import type { At } from './gridRange.ts'

/** A cell's text before and after. */
export interface Change {
  at: At
  before: string
  after: string
}

/**
 * What was done to a grid and can be undone, and what was undone and can be redone. Each step is one action.
 */
export interface History {
  done: readonly (readonly Change[])[]
  undone: readonly (readonly Change[])[]
}

export const emptyHistory: History = { done: [], undone: [] }

/** Adds an action to the history, without the cells that stayed the same. */
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
 * Undoes the last action; null if there's none. A cell that was changed since by something else, like a
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

/** Redoes the last undone action, under the same condition. */
export function redone({ done, undone: later }: History, read: (at: At) => string): Step | null {
  const last = later.at(-1)
  if (!last) return null
  return {
    history: { done: [...done, last], undone: later.slice(0, -1) },
    cells: last.filter(({ at, before }) => read(at) === before).map(({ at, after }) => ({ at, text: after })),
  }
}
