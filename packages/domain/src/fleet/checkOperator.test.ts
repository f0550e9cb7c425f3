import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkOperator } from './checkOperator.ts'
import { removeOperator } from './removeOperator.ts'

const rachel = {
  firstName: 'Rachel',
  lastName: 'Amsalem',
  mobilePhone: '050-5550142',
  email: 'rachel@example.com',
  salary: null,
}

describe('the form of a guide or driver', () => {
  it('OPR-07 OPR-08 OPR-09 OPR-10 HOLE-O73 needs both names, a phone and an email', () => {
    expect(issuesOf(checkOperator(rachel))).toEqual([])
    const blank = { firstName: ' ', lastName: '', mobilePhone: ' ', email: '', salary: null }
    expect(issuesOf(checkOperator(blank))).toEqual([
      { field: 'firstName', code: 'name_required' },
      { field: 'lastName', code: 'name_required' },
      { field: 'mobilePhone', code: 'phone_required' },
      { field: 'email', code: 'email_required' },
    ])
    expect(issuesOf(checkOperator({ ...rachel, email: 'rachel@' }))).toEqual([
      { field: 'email', code: 'email_invalid' },
    ])
  })

  it.each([
    [0, true],
    [1250.5, true],
    [-1, false],
    [12.345, false],
    [1e10, false],
  ])('a salary of %s: %s', (salary, isFine) => {
    const issues = isFine ? [] : [{ field: 'salary', code: 'salary_invalid' }]
    expect(issuesOf(checkOperator({ ...rachel, salary }))).toEqual(issues)
  })
})

it('HOLE-O72 an operator with an upcoming tour cannot be deleted', () => {
  expect(removeOperator({ role: 'guide', lastAssignment: '2026-03-02' }, '2026-03-02')).toEqual({
    ok: false,
    code: 'operator_has_assignments',
    params: { role: 'guide' },
  })
  expect(removeOperator({ role: 'guide', lastAssignment: '2026-03-01' }, '2026-03-02').ok).toBe(true)
  expect(removeOperator({ role: 'driver', lastAssignment: null }, '2026-03-02').ok).toBe(true)
})
