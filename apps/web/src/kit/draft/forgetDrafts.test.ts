// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { forgetDrafts } from './forgetDrafts.ts'
import { storedDraft } from './storedDraft.ts'

test('a person’s drafts are forgotten in all their accounts, and nobody else’s', () => {
  const draftOf = (owner: string) => {
    const draft = storedDraft({ name: 'order new', owner }, String, sessionStorage)
    draft.write(`typed by ${owner}`)
    return draft
  }
  const [main, agency, colleague] = ['dana main', 'dana carmel', 'noa main'].map(draftOf)
  sessionStorage.setItem('colors', 'dark')
  forgetDrafts('dana', sessionStorage)
  expect([main!.read(), agency!.read()]).toEqual([null, null])
  expect(colleague!.read()).toBe('typed by noa main')
  expect(sessionStorage.getItem('colors')).toBe('dark')
})
