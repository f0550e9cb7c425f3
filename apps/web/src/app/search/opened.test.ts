import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOpened } from './forgetOpened.ts'
import { type Opened, opened } from './opened.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', shelf())
})
afterEach(() => vi.unstubAllGlobals())

const order = (number: number): Opened => ({
  _id: `order ${number}`,
  kind: 'orders',
  title: `${number} · Dana Levi`,
  subtitle: '',
  href: `/order/${number}`,
})
const numbers = (owner: string) => opened.read(owner).map(({ href }) => Number(href.slice(7)))

test('HOME-16 the last eight things are kept, the newest first and each once', () => {
  for (let number = 1; number <= 10; number++) opened.add('noa', order(number))
  expect(numbers('noa')).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
  opened.add('noa', order(5))
  expect(numbers('noa')).toEqual([5, 10, 9, 8, 7, 6, 4, 3])
})

test('HOME-16 everyone has their own in each account, and a logout forgets them all', () => {
  localStorage.setItem('language', 'he')
  opened.add('noa office', order(1))
  opened.add('noa agency', order(2))
  opened.add('dana office', order(3))
  expect(['noa office', 'noa agency', 'dana office', 'omer'].map(numbers)).toEqual([[1], [2], [3], []])
  forgetOpened()
  expect(['noa office', 'noa agency', 'dana office'].map(numbers)).toEqual([[], [], []])
  expect(localStorage.getItem('language')).toBe('he')
})

test('what an older version kept, or another site, opens nothing', () => {
  for (const kept of ['{', '[1]', JSON.stringify([{ ...order(1), href: 'https://elsewhere.example' }])]) {
    localStorage.setItem('opened noa', kept)
    expect(opened.read('noa')).toEqual([])
  }
})

/** A storage whose keys are its properties, as in a browser. */
function shelf(): Storage {
  const hidden = (value: unknown) => ({ value, enumerable: false })
  const made: Record<string, string> = {}
  return Object.defineProperties(made, {
    getItem: hidden((key: string) => made[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      made[key] = value
    }),
    removeItem: hidden((key: string) => {
      delete made[key]
    }),
  }) as unknown as Storage
}
