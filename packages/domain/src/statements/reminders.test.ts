import { describe, expect, it } from 'vitest'
import { isReminded, reminderDue } from './reminders.ts'

describe('reminderDue', () => {
  it.each([
    ['on the due day', '2026-03-10', '2026-03-09', '2026-03-10', null],
    ['two days later', '2026-03-10', '2026-03-11', '2026-03-12', null],
    ['three days later', '2026-03-10', '2026-03-12', '2026-03-13', 3],
    ['on the day after that', '2026-03-10', '2026-03-13', '2026-03-14', null],
    ['two weeks later', '2026-03-10', '2026-03-23', '2026-03-24', 14],
    ['30 days later', '2026-03-10', '2026-04-08', '2026-04-09', 30],
    ['much later', '2026-03-10', '2026-06-01', '2026-06-02', null],
    ['after a gap over one of them', '2026-03-10', '2026-03-11', '2026-03-16', 3],
    ['after a gap over two of them', '2026-03-10', '2026-03-11', '2026-03-25', 14],
  ])('%s', (_name, dueOn, last, today, days) => {
    expect(reminderDue(dueOn, last, today)).toBe(days)
  })
})

const open = { open: 10, questions: [] }
const asked = { open: 10, questions: [{ answered: null }] }
const answered = { open: 10, questions: [{ answered: '2026-03-02T08:00:00.000Z' }] }
const paid = { open: 0, questions: [] }

it.each([
  ['overdue', [open], true],
  ['overdue', [open, asked], true],
  ['overdue', [answered], true],
  ['overdue', [asked, paid], false],
  ['paid', [paid], false],
  ['void', [open], false],
  ['part_paid', [open], false],
] as const)(
  'a statement that is %s is reminded of while something open isn’t questioned',
  (state, lines, is) => {
    expect(isReminded({ state, lines })).toBe(is)
  },
)
