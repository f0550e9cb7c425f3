import { expect, test } from 'vitest'
import { type GridRow, inOrder, isRemoved, pickedRange, rangeOn } from './gridRow.ts'

const exam = { startDate: '2026-04-05', endDate: '2026-04-07', status: 'reserved', notes: 'Exam' } as const
const sold = { startDate: '2026-04-20', endDate: null, status: 'unavailable', notes: '' } as const
const rachel: GridRow = {
  _id: 'rachel',
  name: 'Rachel Amsalem',
  note: 'Haifa',
  availability: [
    { _id: 'exam', ...exam },
    { _id: 'sold', ...sold },
  ],
}

test('HOLE-O78 a day shows its range; a day without one is free', () => {
  expect(rangeOn(rachel, '2026-04-04')).toBeNull()
  expect(rangeOn(rachel, '2026-04-05')?._id).toBe('exam')
  expect(rangeOn(rachel, '2026-04-07')?._id).toBe('exam')
  expect(rangeOn(rachel, '2026-04-08')).toBeNull()
  expect(rangeOn(rachel, '2030-01-01')?._id).toBe('sold')
})

test('HOLE-O78 one day opens its range, several days start a new one', () => {
  expect(pickedRange(rachel, '2026-04-06', '2026-04-06')?._id).toBe('exam')
  expect(pickedRange(rachel, '2026-04-06', '2026-04-07')).toBeNull()
})

test('days that somebody removed, or whose guide is gone, are known to be removed', () => {
  const picked = {
    owner: rachel,
    range: rangeOn(rachel, '2026-04-06'),
    startDate: '2026-04-06',
    endDate: '2026-04-06',
  }
  expect(isRemoved(picked, [rachel])).toBe(false)
  expect(isRemoved(picked, [{ ...rachel, availability: rachel.availability.slice(1) }])).toBe(true)
  expect(isRemoved(picked, [])).toBe(true)
  expect(isRemoved({ ...picked, range: null }, [])).toBe(false)
})

test('days dragged over backwards are the same days', () => {
  const days = { startDate: '2026-04-03', endDate: '2026-04-09' }
  expect(inOrder('2026-04-09', '2026-04-03')).toEqual(days)
  expect(inOrder('2026-04-03', '2026-04-09')).toEqual(days)
})
