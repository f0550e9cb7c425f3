import { describe, expect, test } from 'vitest'
import { type CellMode, commandOf, type PressedKey } from './gridCommand.ts'

const resting: CellMode = { direction: 'ltr', isEditing: false, isTyped: false }
const typing: CellMode = { ...resting, isTyped: true }
const editing: CellMode = { ...resting, isEditing: true }
const hebrew: CellMode = { ...resting, direction: 'rtl' }

/** Parses `Ctrl+Shift+ArrowUp`; a letter is a physical key. */
function pressed(keys: string): PressedKey {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  return {
    key: key === 'Space' ? ' ' : key,
    code: /^[A-Z]$/.test(key) ? `Key${key}` : key,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  }
}

describe('keys of a grid', () => {
  test.each<[string, CellMode, ReturnType<typeof commandOf>]>([
    ['ArrowRight', resting, { does: 'move', move: 'next', toEdge: false, extends: false }],
    ['ArrowRight', hebrew, { does: 'move', move: 'previous', toEdge: false, extends: false }],
    ['ArrowLeft', hebrew, { does: 'move', move: 'next', toEdge: false, extends: false }],
    ['Shift+ArrowDown', resting, { does: 'move', move: 'down', toEdge: false, extends: true }],
    ['Ctrl+ArrowUp', resting, { does: 'move', move: 'up', toEdge: true, extends: false }],
    ['Ctrl+Shift+ArrowLeft', hebrew, { does: 'move', move: 'next', toEdge: true, extends: true }],
    ['Home', resting, { does: 'move', move: 'previous', toEdge: true, extends: false }],
    ['End', hebrew, { does: 'move', move: 'next', toEdge: true, extends: false }],
    ['Tab', resting, { does: 'tab', step: 1 }],
    ['Shift+Tab', typing, { does: 'tab', step: -1 }],
    ['F2', resting, { does: 'edit' }],
    ['Enter', resting, { does: 'edit' }],
    ['Enter', typing, { does: 'enter' }],
    ['Enter', editing, { does: 'enter' }],
    ['Escape', editing, { does: 'takeBack' }],
    ['Delete', resting, { does: 'clear' }],
    ['Backspace', resting, { does: 'clear' }],
    ['Ctrl+A', resting, { does: 'select', what: 'all' }],
    ['Ctrl+Space', resting, { does: 'select', what: 'columns' }],
    ['Shift+Space', resting, { does: 'select', what: 'rows' }],
    ['Ctrl+D', resting, { does: 'fillDown' }],
    ['Cmd+R', resting, { does: 'fillRight' }],
    ['Ctrl+Z', typing, { does: 'undo' }],
    ['Ctrl+Shift+Z', resting, { does: 'redo' }],
    ['Ctrl+Y', resting, { does: 'redo' }],
  ])('%s in the mode %o', (keys, mode, command) => {
    expect(commandOf(pressed(keys), mode)).toEqual(command)
  })

  test('letters are physical keys, so Ctrl+D is the same key on a Hebrew layout', () => {
    expect(commandOf({ ...pressed('Ctrl+D'), key: 'ג' }, hebrew)).toEqual({ does: 'fillDown' })
  })

  test.each<[string, CellMode]>([
    ['7', resting],
    ['Space', resting],
    ['Alt+ArrowLeft', resting],
    ['Ctrl+C', resting],
    ['Ctrl+V', resting],
    ['Ctrl+Shift+R', resting],
    ['ArrowLeft', editing],
    ['Shift+ArrowRight', editing],
    ['Home', editing],
    ['Home', typing],
    ['Delete', typing],
    ['Backspace', editing],
  ])('%s in the mode %o is left to the text or the browser', (keys, mode) => {
    expect(commandOf(pressed(keys), mode)).toBeNull()
  })
})
