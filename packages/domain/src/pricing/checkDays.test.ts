import { expect, test } from 'vitest'
import { checkDays } from './checkDays.ts'

test.each([
  ['2026-03-01', '2026-03-31'],
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01', null],
])('HOLE-C41 a discount may run from %s to %s', (start_date, end_date) => {
  expect(checkDays({ start_date, end_date })).toEqual({ ok: true, value: { start_date, end_date } })
})

test('a discount needs a first day, and cannot end before it', () => {
  const noStart = { field: 'start_date', code: 'start_date_required' }
  expect(checkDays({ start_date: null, end_date: null })).toEqual({ ok: false, issues: [noStart] })
  expect(checkDays({ start_date: null, end_date: '2026-03-01' })).toEqual({ ok: false, issues: [noStart] })
  expect(checkDays({ start_date: '2026-03-02', end_date: '2026-03-01' })).toEqual({
    ok: false,
    issues: [{ field: 'end_date', code: 'end_before_start' }],
  })
})
