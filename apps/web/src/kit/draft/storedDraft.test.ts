import { expect, test } from 'vitest'
import { storedDraft } from './storedDraft.ts'

interface Note {
  text: string
}

function understand(kept: unknown): Note {
  const { text } = kept as Note
  if (typeof text !== 'string') throw new Error('not a note')
  return { text }
}

function shelf(setItem = (key: string, value: string) => void kept.set(key, value)) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void kept.delete(key),
  }
}

const kept = new Map<string, string>()
const yael = { owner: 'yael main', name: 'article 7' }

test('what was typed is back after a reload, for the person, the account and the form it was typed in', () => {
  storedDraft(yael, understand, shelf()).write({ text: 'Masada at sunrise' })
  expect(storedDraft(yael, understand, shelf()).read()).toEqual({ text: 'Masada at sunrise' })
  for (const other of [
    { ...yael, owner: 'daniel main' },
    { ...yael, owner: 'yael agency' },
    { ...yael, name: 'article 8' },
  ])
    expect(storedDraft(other, understand, shelf()).read()).toBeNull()
  storedDraft(yael, understand, shelf()).clear()
  expect(storedDraft(yael, understand, shelf()).read()).toBeNull()
})

test('an unreadable draft of an older version is ignored', () => {
  for (const text of ['{"title":"Masada"}', '{']) {
    kept.set('draft yael main article 7', text)
    expect(storedDraft(yael, understand, shelf()).read()).toBeNull()
  }
})

test('people can keep typing when the browser’s storage is full', () => {
  const full = shelf(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => storedDraft(yael, understand, full).write({ text: 'Masada' })).not.toThrow()
})
