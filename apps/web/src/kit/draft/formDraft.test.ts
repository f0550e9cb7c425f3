import { expect, test } from 'vitest'
import { fittingDraft, formDraftOf, readFormDraft } from './formDraft.ts'

test('a draft has what was typed and what the form started from, and never a password', () => {
  const start = { name: 'Noa', phone: '', cities: ['haifa'], password: '' }
  const typed = { ...start, phone: '052', cities: ['haifa', 'eilat'], password: 'orange-tree-9' }
  expect(formDraftOf(typed, start)).toEqual({
    typed: { phone: '052', cities: ['haifa', 'eilat'] },
    started: { name: 'Noa', phone: '', cities: ['haifa'] },
  })
  expect(formDraftOf(start, start)).toBeNull()
})

test('a draft is read back unchanged', () => {
  const draft = { typed: { name: 'Noa' }, started: { name: 'Yael', phone: '' } }
  expect(readFormDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('a draft of an older version, with only the typed fields, is still restored', () => {
  expect(readFormDraft({ name: 'Noa', phone: '052' })).toEqual({
    typed: { name: 'Noa', phone: '052' },
    started: {},
  })
})

test.each(['Noa', 7, null, ['Noa']])('anything that is not a draft is refused: %j', (kept) => {
  expect(() => readFormDraft(kept)).toThrow()
})

test('only fields that the form still has are restored', () => {
  const draft = {
    typed: { name: 'Noa', cities: 'haifa', until: '2026-03-02', fax: '03' },
    started: { name: 'Yael', cities: '', until: null, fax: '' },
  }
  expect(fittingDraft(draft, { name: '', cities: [], until: null })).toEqual({
    typed: { name: 'Noa', until: '2026-03-02' },
    started: { name: 'Yael', until: null },
  })
})
