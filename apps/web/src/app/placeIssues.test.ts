import { Problem } from '@tourdesk/contract/kernel/problem'
import { createFormControl, get } from 'react-hook-form'
import { expect, test } from 'vitest'
import { messageIn } from '../kit/form/messageIn.ts'
import { placeIssues } from './placeIssues.ts'

const passover = { start_date: '2026-04-01', end_date: '2026-04-08', languages: ['english'] }

/** A tour's form after the server refused it, and what its fields then show. */
function refusedFor(issues: { field: string; code: 'field_invalid' | 'end_before_start' }[]) {
  return shownAfter(new Problem('invalid_input', { issues: issues.map((issue) => ({ ...issue, msg: '' })) }))
}

function shownAfter(problem: Problem) {
  const form = createFormControl({
    defaultValues: { name: 'Masada', tags: { secondaryTags: ['nature'] }, closed: [passover, passover] },
  })
  const isPlaced = placeIssues(form, problem, { view_name_taken: 'name' })
  return { isPlaced, shownAt: (field: string) => messageIn(get(form.control._formState.errors, field)) }
}

test('what the server refuses inside a list is said in its row, and in no other', () => {
  const { isPlaced, shownAt } = refusedFor([{ field: 'closed.1.end_date', code: 'end_before_start' }])
  expect(isPlaced).toBe(true)
  expect(shownAt('closed.1.end_date')).toBe('end_before_start')
  expect(shownAt('closed.1.start_date')).toBeUndefined()
  expect(shownAt('closed.0.end_date')).toBeUndefined()
})

test('a field of several values shows what is wrong with one of them', () => {
  const { shownAt } = refusedFor([{ field: 'tags.secondaryTags.0', code: 'field_invalid' }])
  expect(shownAt('tags.secondaryTags')).toBe('field_invalid')
})

test('what concerns no field of the form is left to be said elsewhere', () => {
  const { isPlaced, shownAt } = refusedFor([
    { field: 'name', code: 'field_invalid' },
    { field: 'version', code: 'field_invalid' },
  ])
  expect(isPlaced).toBe(false)
  expect(shownAt('name')).toBe('field_invalid')
})

test('a refusal without a field is shown at the one that the form names for it', () => {
  const { isPlaced, shownAt } = shownAfter(new Problem('view_name_taken'))
  expect(isPlaced).toBe(true)
  expect(shownAt('name')).toBe('view_name_taken')
  expect(shownAfter(new Problem('unexpected')).isPlaced).toBe(false)
})
