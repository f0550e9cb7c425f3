// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetOpened } from './forgetOpened.ts'
import { type Opened, opened } from './opened.ts'

beforeEach(() => localStorage.clear())

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
