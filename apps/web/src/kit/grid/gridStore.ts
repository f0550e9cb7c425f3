import { type At, isIn, only, rangeOf, type Selection } from './gridRange.ts'

/** What the cells of a grid show besides their texts. */
export interface GridState {
  selection: Selection
  isEditing: boolean
  /** What's wrong, by the form's path of the cell. */
  problems: ReadonlyMap<string, string>
  /** What the last block did, for screen readers too. */
  said: readonly string[]
}

/** The state of a grid outside of React, so that a change draws the cells it concerns and no others. */
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

/** `active` has the focus, `anchor` too and starts a range, `edited` has the caret too, `selected` is in a range with others. */
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
