import { expect, it } from 'vitest'
import { oneLine } from './oneLine.ts'

it.each([
  ['maya@example.com\u200f', 'maya@example.com'],
  ['\u2066maya@example.com\u2069', 'maya@example.com'],
  ['\ufeffSUMMER-10\u200b', 'SUMMER-10'],
  ['SUM\u00adMER', 'SUMMER'],
  ['\u202a+972 54\u2011555\u20110101\u202c', '+972 54-555-0101'],
  ['+972\u00a054\u202f555', '+972 54 555'],
  ['\u200e \u2068 דנה לוי \u2069 \u061c', 'דנה לוי'],
  ['12\u206034\u206267', '123467'],
  ['  José  ', 'José'],
  ['\u200d\u200c', ''],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(oneLine(typed)).toBe(kept)
})

it.each([
  ['a Persian name', 'علی\u200cرضا'],
  ['a Sinhala name', 'ශ්\u200dරී'],
  ['a family of emoji', '👩\u200d👧\u200d👦'],
  ['an emoji of several signs', '❤\ufe0f\u200d🔥'],
])('a joiner stays inside %s', (_, text) => {
  expect(oneLine(text)).toBe(text)
})

it.each([
  ['dana\u200d@example.com', 'dana@example.com'],
  ['AB\u200c12', 'AB12'],
  ['علی\u200c', 'علی'],
])('a joiner that joins nothing in %j is taken out', (typed, kept) => {
  expect(oneLine(typed)).toBe(kept)
})

it('a text that was cleaned stays as it is', () => {
  for (const text of ['\u200e \u200f a', 'علی\u200c\u200cرضا', 'א\u2066 \u2069ב', '\u200d👩']) {
    expect(oneLine(oneLine(text))).toBe(oneLine(text))
  }
})
