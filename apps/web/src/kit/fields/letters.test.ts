import { expect, test } from 'vitest'
import { lettersOf, startingWith } from './letters.ts'

const languages = ['English', 'French', 'German', 'Spanish', 'Éwé', 'אנגלית', 'אמהרית'].map((label) => ({
  value: label,
  label,
}))
const plain = { ctrlKey: false, metaKey: false, altKey: false }

test.each([
  ['s', null, 'Spanish'],
  ['en', null, 'English'],
  ['en', 'Spanish', 'English'],
  ['אמ', null, 'אמהרית'],
  ['א', null, 'אנגלית'],
  ['א', 'אנגלית', 'אמהרית'],
  ['אא', 'אמהרית', 'אנגלית'],
  ['x', 'French', undefined],
  ['fg', 'French', undefined],
])('“%s” in a list where %s is chosen finds %s', (text, chosen, found) => {
  expect(startingWith(text, languages, chosen)?.value).toBe(found)
})

test('letters never choose what can’t be chosen', () => {
  expect(startingWith('a', [{ value: 1, label: 'Adult', disabled: true }], null)).toBeUndefined()
})

test('letters in quick succession belong together; a pause starts again, and a space only continues', () => {
  const first = lettersOf({ ...plain, key: 'T', timeStamp: 5000 }, { text: '', at: 0 })
  expect(first).toEqual({ text: 't', at: 5000 })
  expect(lettersOf({ ...plain, key: 'e', timeStamp: 5300 }, first!)?.text).toBe('te')
  expect(lettersOf({ ...plain, key: ' ', timeStamp: 5300 }, first!)?.text).toBe('t ')
  expect(lettersOf({ ...plain, key: 'e', timeStamp: 9000 }, first!)?.text).toBe('e')
  expect(lettersOf({ ...plain, key: ' ', timeStamp: 9000 }, first!)).toBeNull()
})

test('keys that aren’t letters, and letters with Ctrl, choose nothing', () => {
  for (const key of ['Enter', 'Tab', 'ArrowDown', 'F5']) {
    expect(lettersOf({ ...plain, key, timeStamp: 1 }, { text: '', at: 0 })).toBeNull()
  }
  expect(lettersOf({ ...plain, ctrlKey: true, key: 'c', timeStamp: 1 }, { text: '', at: 0 })).toBeNull()
})
