import type { Move } from './gridRange.ts'

/** What a key asks the grid to do. */
export type Command =
  | { does: 'move'; move: Move; toEdge: boolean; extends: boolean }
  | { does: 'tab'; step: 1 | -1 }
  | { does: 'select'; what: 'all' | 'rows' | 'columns' }
  | { does: 'edit' | 'enter' | 'takeBack' | 'clear' | 'fillDown' | 'fillRight' | 'undo' | 'redo' }

export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

export interface CellMode {
  direction: 'ltr' | 'rtl'
  /** True while the caret moves inside the cell: after Enter, F2 or a double click. */
  isEditing: boolean
  /** True if something was typed that isn't in the history yet. */
  isTyped: boolean
}

/**
 * The command of a key; null leaves the key to the cell's text. Letters are physical keys, so they work on a
 * Hebrew layout. Left and right mean left and right on the screen.
 */
export function commandOf(key: PressedKey, { direction, isEditing, isTyped }: CellMode): Command | null {
  const isCtrl = key.ctrlKey || key.metaKey
  if (key.altKey) return null
  if (isCtrl) {
    const command = withCtrl(key)
    if (command) return command
  }
  const move = moveOf(key.key, direction)
  if (move) {
    const isInText = isEditing && (move === 'next' || move === 'previous')
    return isInText ? null : { does: 'move', move, toEdge: isCtrl, extends: key.shiftKey && !isEditing }
  }
  if (key.key === 'Tab' && !isCtrl) return { does: 'tab', step: key.shiftKey ? -1 : 1 }
  if (key.key === 'Escape') return { does: 'takeBack' }
  if (key.key === 'F2') return { does: 'edit' }
  if (key.key === 'Enter') return { does: isEditing || isTyped ? 'enter' : 'edit' }
  if (isEditing || isTyped) return null
  return ofWholeCell(key, isCtrl)
}

/** Commands for a cell in which nothing is being typed. */
function ofWholeCell({ key, shiftKey }: PressedKey, isCtrl: boolean): Command | null {
  if (key === 'Delete' || key === 'Backspace') return { does: 'clear' }
  if (key === ' ' && isCtrl) return { does: 'select', what: 'columns' }
  if (key === ' ' && shiftKey) return { does: 'select', what: 'rows' }
  const move = { Home: 'previous', End: 'next' } as const
  if (key === 'Home' || key === 'End')
    return { does: 'move', move: move[key], toEdge: true, extends: shiftKey }
  return null
}

function withCtrl({ code, shiftKey }: PressedKey): Command | null {
  if (code === 'KeyZ') return { does: shiftKey ? 'redo' : 'undo' }
  if (shiftKey) return null
  if (code === 'KeyY') return { does: 'redo' }
  if (code === 'KeyD') return { does: 'fillDown' }
  if (code === 'KeyR') return { does: 'fillRight' }
  return code === 'KeyA' ? { does: 'select', what: 'all' } : null
}

function moveOf(key: string, direction: CellMode['direction']): Move | null {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowRight') return direction === 'rtl' ? 'previous' : 'next'
  if (key === 'ArrowLeft') return direction === 'rtl' ? 'next' : 'previous'
  return null
}
