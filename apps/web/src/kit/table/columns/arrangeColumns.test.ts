import { expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { arrangeColumns, choiceOf, movedTo, resized, shownColumns, toggled } from './arrangeColumns.ts'

const columns: Column<string>[] = ['order', 'customer', 'date', 'notes'].map((key) => ({
  key,
  header: key,
  cell: (row) => row,
}))

test('without a choice a table has all its columns', () => {
  expect(keysOf([])).toEqual(['order', 'customer', 'date', 'notes'])
})

test('columns are shown in the chosen order, and hidden ones are left out', () => {
  const chosen = movedTo(toggled(all(), 'customer'), 'notes', 1)
  expect(keysOf(choiceOf(chosen))).toEqual(['order', 'notes', 'date'])
})

test('the column that opens the rows stays, even where it is not the first any more', () => {
  const chosen = choiceOf(movedTo(toggled(all(), 'order'), 'order', 9))
  expect(keysOf(chosen)).toEqual(['customer', 'date', 'notes', 'order'])
  expect(shownColumns(columns, chosen).find(({ opens }) => opens)?.key).toBe('order')
})

test('a choice from before an update keeps its order, and new columns come where they belong', () => {
  const old = [
    { key: 'gone', isShown: true },
    { key: 'date', isShown: true },
    { key: 'order', isShown: true },
  ]
  expect(keysOf(old)).toEqual(['date', 'notes', 'order', 'customer'])
})

test('a width is kept within limits, and as wide as its content again', () => {
  expect(widthAfter(400.4)).toBe(400)
  expect(widthAfter(3)).toBe(56)
  expect(widthAfter(5000)).toBe(640)
  expect(widthAfter(undefined)).toBeUndefined()
})

function all() {
  return arrangeColumns(columns, [])
}

function keysOf(choice: Parameters<typeof shownColumns>[1]) {
  return shownColumns(columns, choice).map(({ key }) => key)
}

function widthAfter(width: number | undefined) {
  const sized = resized(resized(all(), 'date', 200), 'date', width)
  return shownColumns(columns, choiceOf(sized)).find(({ key }) => key === 'date')?.width
}
