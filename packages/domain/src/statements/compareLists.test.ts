import { describe, expect, test } from 'vitest'
import { compareLists } from './compareLists.ts'
import type { OurOrder } from './ourNumbers.ts'
import type { ListMeasure } from './vocabulary.ts'

const masada = order(1043, 'V-77', { gross: 25_000, commission: 3_000 })
const galilee = order(1044, '', { gross: 10_000, commission: 1_200 })
const akko = order(1045, 'GRP 5', { gross: 40_000, commission: 4_000 })
const jaffa = order(1046, 'grp-5', { gross: 20_000, commission: 2_000 })
const canceled = order(1047, 'V-80', { gross: 0, commission: 0 })
const correction = { ...order(0, '', { gross: -1_000, commission: 0 }), id: 'correction', number: null }

function order(number: number, reference: string, money: { gross: number; commission: number }): OurOrder {
  return { id: `order ${number}`, number, reference, ...money, net: money.gross - money.commission }
}

function compared(ours: OurOrder[], list: [key: string, amount: number][], measure: ListMeasure = 'net') {
  const rows = list.map(([key, amount], index) => ({ line: index + 2, key, amount }))
  return compareLists(ours, rows, measure).map(({ kind, key, lines, ours: of, difference, fits }) =>
    [kind, key, lines.join(' '), of.map(({ number }) => number).join(' '), difference, fits].join(' | '),
  )
}

describe('compareLists', () => {
  test.each<[string, OurOrder[], [string, number][], string[]]>([
    ['by its reference', [masada], [['V-77', 22_000]], ['equal | V-77 | 2 | 1043 | 0 | ']],
    ['by our number', [masada], [['1043', 22_000]], ['equal | 1043 | 2 | 1043 | 0 | ']],
    ['however the number is written', [masada], [['#01,043', 22_000]], ['equal | #01,043 | 2 | 1043 | 0 | ']],
    [
      'however the reference is written',
      [masada],
      [[' v 77 ', 22_000]],
      ['equal |  v 77  | 2 | 1043 | 0 | '],
    ],
    ['that differs', [masada], [['V-77', 21_050]], ['differs | V-77 | 2 | 1043 | -950 | ']],
    ['listed with the gross', [masada], [['V-77', 25_000]], ['differs | V-77 | 2 | 1043 | 3000 | gross']],
    [
      'listed with the commission',
      [masada],
      [['V-77', 3_000]],
      ['differs | V-77 | 2 | 1043 | -19000 | commission'],
    ],
    ['that is only with us', [masada], [], ['only_ours |  |  | 1043 | -22000 | ']],
    ['that is only with them', [], [['V-99', 500]], ['only_theirs | V-99 | 2 |  | 500 | ']],
    [
      'in two rows',
      [masada],
      [
        ['V-77', 12_000],
        ['1043', 10_000],
      ],
      ['equal | V-77 | 2 3 | 1043 | 0 | '],
    ],
    [
      'listed twice',
      [masada],
      [
        ['V-77', 22_000],
        ['V-77', 22_000],
      ],
      ['differs | V-77 | 2 3 | 1043 | 22000 | '],
    ],
    [
      'that they don’t know, in two rows',
      [],
      [
        ['X', 500],
        ['x', 100],
      ],
      ['only_theirs | X | 2 3 |  | 600 | '],
    ],
    ['canceled for nothing, not listed', [canceled], [], []],
    ['canceled for nothing, but listed', [canceled], [['V-80', 900]], ['differs | V-80 | 2 | 1047 | 900 | ']],
    ['that is a correction', [correction], [], ['only_ours |  |  |  | 1000 | ']],
    [
      'without a number',
      [masada],
      [['---', 500]],
      ['only_theirs | --- | 2 |  | 500 | ', 'only_ours |  |  | 1043 | -22000 | '],
    ],
    [
      'with a reference that others have too, in one row',
      [akko, jaffa],
      [['GRP-5', 54_000]],
      ['equal | GRP-5 | 2 | 1045 1046 | 0 | '],
    ],
    [
      'with a reference that others have too, in a row for each',
      [akko, jaffa],
      [
        ['GRP-5', 36_000],
        ['1046', 18_500],
      ],
      ['differs | GRP-5 | 2 3 | 1045 1046 | 500 | '],
    ],
    [
      'with a reference that others have too, by our numbers',
      [akko, jaffa],
      [['1045', 36_000]],
      ['only_ours |  |  | 1046 | -18000 | ', 'equal | 1045 | 2 | 1045 | 0 | '],
    ],
    [
      'whose number is the reference of another, by the amount',
      [galilee, order(2000, '1044', { gross: 700, commission: 0 })],
      [
        ['1044', 8_800],
        ['1044', 700],
      ],
      ['equal | 1044 | 2 | 1044 | 0 | ', 'equal | 1044 | 3 | 2000 | 0 | '],
    ],
    [
      'whose number is the reference of another, with the amount of neither',
      [galilee, order(2000, '1044', { gross: 700, commission: 0 })],
      [['1044', 1]],
      ['differs | 1044 | 2 | 2000 | -699 | ', 'only_ours |  |  | 1044 | -8800 | '],
    ],
    [
      'and others: what needs a look comes first',
      [masada, galilee, akko],
      [
        ['1044', 8_800],
        ['V-99', 1],
        ['V-77', 1],
      ],
      [
        'differs | V-77 | 4 | 1043 | -21999 | ',
        'only_theirs | V-99 | 3 |  | 1 | ',
        'only_ours |  |  | 1045 | -36000 | ',
        'equal | 1044 | 2 | 1044 | 0 | ',
      ],
    ],
  ])('an order %s', (_, ours, list, expected) => {
    expect(compared(ours, list)).toEqual(expected)
  })

  test.each<[ListMeasure, number, string]>([
    ['gross', 25_000, 'equal | V-77 | 2 | 1043 | 0 | '],
    ['gross', 22_000, 'differs | V-77 | 2 | 1043 | -3000 | net'],
    ['commission', 3_000, 'equal | V-77 | 2 | 1043 | 0 | '],
  ])('a list of %s with %i', (measure, amount, expected) => {
    expect(compared([masada], [['V-77', amount]], measure)).toEqual([expected])
  })
})
