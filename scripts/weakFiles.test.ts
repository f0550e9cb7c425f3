import { expect, test } from 'vitest'
import { weakFiles } from './weakFiles.ts'

const file = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })

test('a file passes at the floor; a change that runs forever is noticed, one that never runs counts neither way', () => {
  expect(weakFiles({ files: { 'refund.ts': file('Killed', 'Timeout', 'Killed', 'Survived') } }, 75)).toEqual(
    [],
  )
  expect(weakFiles({ files: { 'order.ts': file('RuntimeError', 'Ignored') } }, 75)).toEqual([])
})

test('files below the floor are listed, the weakest first', () => {
  const files = {
    'refund.ts': file('Killed', 'Survived', 'RuntimeError'),
    'coupon.ts': file('NoCoverage', 'Survived'),
    'order.ts': file('Killed'),
  }
  expect(weakFiles({ files }, 90)).toEqual([
    'coupon.ts: 0.0 % of the changes noticed, 90 needed',
    'refund.ts: 50.0 % of the changes noticed, 90 needed',
  ])
})
