import { expect, test } from 'vitest'
import {
  afterLoad,
  afterPageTick,
  afterTick,
  emptySelection,
  goneFrom,
  type LoadedPage,
} from './pageSelection.ts'

const edges = { isFirst: true, isLast: true }

test('the ticked rows of one page stay ticked while others are looked at', () => {
  const first = afterTick(afterLoad(emptySelection(), pageOf('1', 'abc')), 'b', false)
  const both = afterTick(afterLoad(first, pageOf('2', 'def')), 'e', false)
  expect([...both.rows]).toEqual([
    ['b', 'B'],
    ['e', 'E'],
  ])
  expect(afterLoad(both, pageOf('1', 'abc')).selection.ids).toEqual(new Set(['b', 'e']))
})

test('a ticked row is the one that was loaded last', () => {
  const ticked = afterTick(afterLoad(emptySelection(), pageOf('1', 'ab')), 'a', false)
  const page = {
    ...pageOf('1', 'ab'),
    rows: new Map([
      ['a', 'A, paid'],
      ['b', 'B'],
    ]),
  }
  expect(afterLoad(ticked, page).rows.get('a')).toBe('A, paid')
})

test('the box in the head ticks the page and leaves other pages alone', () => {
  const one = afterTick(afterLoad(emptySelection(), pageOf('1', 'ab')), 'a', false)
  const page = afterPageTick(afterLoad(one, pageOf('2', 'cd')))
  expect([...page.rows.keys()]).toEqual(['a', 'c', 'd'])
  expect([...afterPageTick(page).rows.keys()]).toEqual(['a'])
})

test('a ticked row that was deleted is not ticked any more', () => {
  const all = afterPageTick(afterLoad(emptySelection(), pageOf('1', 'abc')))
  const after = afterLoad(all, pageOf('1', 'ac'))
  expect([...after.selection.ids]).toEqual(['a', 'c'])
  expect([...after.rows.keys()]).toEqual(['a', 'c'])
})

test('a row that new ones pushed to another page stays ticked', () => {
  const middle = { isFirst: false, isLast: false }
  const rowsOf = (ids: string) => ({ ...middle, rows: pageOf('2', ids).rows })
  expect(goneFrom([...'abc'], rowsOf('xab'))).toEqual([])
  expect(goneFrom([...'abc'], rowsOf('bcx'))).toEqual([])
  expect(goneFrom([...'abc'], rowsOf('acx'))).toEqual(['b'])
  expect(goneFrom([...'abc'], rowsOf('xyz'))).toEqual([])
  expect(goneFrom([...'abc'], { ...rowsOf('bcx'), isFirst: true })).toEqual(['a'])
  expect(goneFrom([...'abc'], { ...rowsOf('ab'), isLast: true })).toEqual(['c'])
  expect(goneFrom([...'abc'], { ...edges, rows: new Map() })).toEqual(['a', 'b', 'c'])
})

test('nothing changes when the same page is drawn again', () => {
  const now = afterLoad(emptySelection(), pageOf('1', 'ab'))
  expect(afterLoad(now, pageOf('1', 'ab'))).toBe(now)
})

function pageOf(place: string, ids: string): LoadedPage<string> {
  return { ...edges, place, rows: new Map([...ids].map((id) => [id, id.toUpperCase()])) }
}
