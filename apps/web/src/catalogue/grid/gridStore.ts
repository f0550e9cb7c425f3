import { type At, isIn, only, rangeOf, type Selection } from './gridRange.ts'

/** What the grid's cells show besides their texts. */
export interface GridState {
  selection: Selection
  isEditing: boolean
  /** Error messages, by the cell's path in the form. */
  problems: ReadonlyMap<string, string>
  /** The result of the last copy or paste, also announced to screen readers. */
  said: readonly string[]
}

/** A grid's state, kept outside of React so that a change rerenders only the cells it affects. */
export interface GridStore {
  get: () => GridState
  set: (change: Partial<GridState>) => void
  subscribe: (listener: () => void) => () => void
}

export function createGridStore(): GridStore {
  const listeners = new Set<() => void>()
  let state: GridState = {
    selection: only({ row: 0, column: 0 }),
    isEditing: false,
    problems: new Map(),
    said: [],
  }
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * How a cell looks: `active` has the focus, `anchor` has it and starts a range, `edited` has it with a caret,
 * `selected` is in a range with others.
 */
export type Look = 'active' | 'anchor' | 'edited' | 'selected' | 'plain'

export function lookOf({ selection, isEditing }: GridState, at: At): Look {
  const { active } = selection
  if (at.row === active.row && at.column === active.column)
    return isEditing ? 'edited' : hasOthers(selection) ? 'anchor' : 'active'
  return isIn(rangeOf(selection), at) ? 'selected' : 'plain'
}

function hasOthers({ active, corner }: Selection): boolean {
  return active.row !== corner.row || active.column !== corner.column
}
