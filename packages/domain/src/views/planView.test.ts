import { expect, test } from 'vitest'
import { codeOf } from '../decision.ts'
import { mostViews, planView } from './planView.ts'

const fifty = Array.from({ length: mostViews }, (_, at) => `View ${at}`)

test.each([
  ['Tomorrow', [], true, null],
  ['Tomorrow', ['Unpaid'], true, null],
  ['Tomorrow', ['tomorrow'], true, 'view_name_taken'],
  ['מחר', ['מחר'], false, 'view_name_taken'],
  ['One more', fifty, true, 'views_full'],
  ['One more', fifty.slice(1), true, null],
  ['Another name', fifty.slice(1), false, null],
  ['Another name', fifty, false, null],
])('%s beside %j', (name, others, isNew, code) => {
  expect(codeOf(planView(name, others, isNew))).toBe(code)
})
