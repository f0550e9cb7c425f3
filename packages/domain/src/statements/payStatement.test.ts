import { describe, expect, it } from 'vitest'
import { isQuestioned, wantedOf } from './payStatement.ts'

const lines = [
  { _id: 'masada', open: 10_000 },
  { _id: 'galilee', open: 5_000 },
  { _id: 'canceled', open: -2_000 },
  { _id: 'paid', open: 0 },
]
const statement = { _id: 'march', lines }
const all = lines.map(({ _id }) => _id)

describe('wantedOf', () => {
  it.each([
    ['the whole statement', all, 13_000, [{ statement: 'march', line: null, amount: 13_000 }]],
    ['a part of it', all, 4_000, [{ statement: 'march', line: null, amount: 4_000 }]],
    ['more than is open', all, 20_000, [{ statement: 'march', line: null, amount: 13_000 }]],
    [
      'all lines with something open',
      ['masada', 'galilee', 'canceled'],
      13_000,
      [{ statement: 'march', line: null, amount: 13_000 }],
    ],
    ['one line', ['galilee'], 5_000, [{ statement: 'march', line: 'galilee', amount: 5_000 }]],
    ['a part of one line', ['galilee'], 1_500, [{ statement: 'march', line: 'galilee', amount: 1_500 }]],
    [
      'a line with what another gives back',
      ['masada', 'canceled'],
      8_000,
      [
        { statement: 'march', line: 'masada', amount: 10_000 },
        { statement: 'march', line: 'canceled', amount: -2_000 },
      ],
    ],
    ['only what is given back', ['canceled'], 1_000, []],
    ['nothing chosen', [], 1_000, []],
  ])('pays %s', (_name, chosen, amount, wanted) => {
    expect(wantedOf(statement, chosen, amount)).toEqual(wanted)
  })
})

it.each([
  [[], false],
  [[{ answered: '2026-03-02T08:00:00.000Z' }], false],
  [[{ answered: '2026-03-02T08:00:00.000Z' }, { answered: null }], true],
])('a line is questioned while one of its questions has no answer', (questions, is) => {
  expect(isQuestioned({ questions })).toBe(is)
})
