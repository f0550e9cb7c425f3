import { expect, test } from 'vitest'
import { notALink } from './notALink.ts'

test.each([
  ['www.evil.example/x', 'www. evil. example/x'],
  ['https://evil.example', 'https evil. example'],
  ['mailto:boss@evil.example', 'mailto:boss evil. example'],
  ['רחוב ת.ד.12', 'רחוב ת. ד. 12'],
  ['$1,250.00 until 11.3.2026, 07.30', '$1,250.00 until 11.3.2026, 07.30'],
  ['First line\nSecond line.', 'First line\nSecond line.'],
  ['10.0.0.1', '10.0.0.1'],
])('%j is written %j', (typed, written) => {
  expect(notALink(typed)).toBe(written)
  expect(notALink(written)).toBe(written)
})
