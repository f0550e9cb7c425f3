import { expect, test } from 'vitest'
import { newDraft } from './newDraft.ts'
import { storedDraft } from './storedDraft.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('what was typed into a new order is back after a reload, for the one who typed it', () => {
  const storage = shelf()
  const draft = newDraft({ agency: null, agent: null }, [])
  draft.userInformation.firstName = 'Dana'
  storedDraft('yael main', storage).write(draft)
  expect(storedDraft('yael main', storage).read()).toEqual(draft)
  expect(storedDraft('daniel main', storage).read()).toBeNull()
  storedDraft('yael main', storage).clear()
  expect(storedDraft('yael main', storage).read()).toBeNull()
})

test('a draft that cannot be understood any more is nothing to go on with', () => {
  const storage = shelf()
  storage.setItem('order draft yael main', '{"orderType":"weekly"}')
  expect(storedDraft('yael main', storage).read()).toBeNull()
  storage.setItem('order draft yael main', '{')
  expect(storedDraft('yael main', storage).read()).toBeNull()
})
