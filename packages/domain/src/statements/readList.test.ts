import { describe, expect, test } from 'vitest'
import { findColumns, type ListColumns, type NamedColumns } from './listColumns.ts'
import { readList } from './readList.ts'

type Cells = (string | number)[]

const ours = [
  { id: 'a', number: 1043, reference: 'V-77', gross: 25_000, commission: 3_000, net: 22_000 },
  { id: 'b', number: 1044, reference: '', gross: 10_000, commission: 1_200, net: 8_800 },
]
const heads = ['Guest', 'Voucher', 'Price', 'Net']
const list: Cells[] = [
  ['Our list of March'],
  heads,
  ['Dana Levi', 'V-77', 250, 220],
  ['Yossi Cohen', 1044, 100, 88],
]
const rowsOf = (table: Cells[]) => table.map((cells, index) => ({ line: index + 1, cells }))

function found(table: Cells[], remembered: NamedColumns | null = null): ListColumns | null {
  return findColumns(rowsOf(table), ours, { currency: 'USD', remembered })
}

describe('findColumns', () => {
  test.each<[string, Cells[], NamedColumns | null, ListColumns | null]>([
    ['of our numbers and nets', list, null, { key: 1, amount: 3, measure: 'net' }],
    [
      'of our numbers and gross',
      list.map((row) => row.slice(0, 3)),
      null,
      { key: 1, amount: 2, measure: 'gross' },
    ],
    [
      'of nets, even if one of them is wrong and the price never is',
      [
        ['V-77', 250, 220],
        ['1044', 100, 90],
      ],
      null,
      { key: 0, amount: 2, measure: 'net' },
    ],
    ['with amounts as text', [['V-77', '$ 220.00']], null, { key: 0, amount: 1, measure: 'net' }],
    ['none, without a number of ours', [heads, ['Dana', 'X', 1, 2]], null, null],
    ['none, without an amount of ours', [heads, ['Dana', 'V-77', 1, 2]], null, null],
    [
      'as remembered, wherever they are',
      [
        ['net', 'x', 'VOUCHER'],
        [7, 'y', 'Z'],
      ],
      { key: 'Voucher', amount: 'Net', measure: 'gross' },
      { key: 2, amount: 0, measure: 'gross' },
    ],
    [
      'as remembered by their letters',
      [['Q', 'Z', 7]],
      { key: 'B', amount: 'C', measure: 'net' },
      { key: 1, amount: 2, measure: 'net' },
    ],
    [
      'that fit, if one that’s remembered isn’t there',
      list,
      { key: 'Voucher', amount: 'Sum', measure: 'net' },
      { key: 1, amount: 3, measure: 'net' },
    ],
    [
      'that fit, if one column is remembered as both',
      list,
      { key: 'Net', amount: 'Net', measure: 'net' },
      { key: 1, amount: 3, measure: 'net' },
    ],
  ])('the columns %s', (_, table, remembered, expected) => {
    expect(found(table, remembered)).toEqual(expected)
  })
})

describe('readList', () => {
  const read = (table: Cells[], chosen = { key: 0, amount: 1 }) =>
    readList(rowsOf(table), { ...chosen, measure: 'net' }, 'USD')

  test('skips headings, and knows the columns by them', () => {
    expect(read(list, { key: 1, amount: 3 })).toEqual({
      listed: [
        { line: 3, key: 'V-77', amount: 22_000 },
        { line: 4, key: '1044', amount: 8_800 },
      ],
      unread: [],
      columns: { key: 'Voucher', amount: 'Net', measure: 'net' },
    })
  })

  test('knows columns without a heading by their letters', () => {
    expect(read([['V-77', 220]]).columns).toEqual({ key: 'A', amount: 'B', measure: 'net' })
  })

  test.each<[string | number, number]>([
    ['$1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['-12', -1_200],
    [29.3304, 2_933],
    [219.996, 22_000],
    [-0.001, 0],
  ])('reads %j as %i cents', (amount, cents) => {
    expect(read([['V-77', amount]]).listed).toEqual([{ line: 1, key: 'V-77', amount: cents }])
  })

  test.each<[string, Cells, string]>([
    ['an amount in another currency', ['V-78', '€ 5'], 'amount_unreadable'],
    ['an amount that could be two', ['V-78', '1.234'], 'amount_unreadable'],
    ['words for an amount', ['V-78', 'free'], 'amount_unreadable'],
    ['no amount', ['V-78', ''], 'no_amount'],
    ['no number', ['', 5], 'no_key'],
    ['the sum of the rows above', ['סה"כ', 30], 'total'],
    ['the sum without a word', ['', 30], 'total'],
  ])('a row with %s isn’t compared', (_, row, reason) => {
    const table: Cells[] = [['V-77', 10], ['V-78', 20], row, ['', '']]
    const { listed, unread } = read(table)
    expect(listed).toHaveLength(2)
    expect(unread).toEqual([{ line: 3, key: row[0], amount: String(row[1]), reason }])
  })

  test('a number of an order is no total, even if its amount is the sum of those above', () => {
    expect(
      read([
        ['V-1', 10],
        ['V-2', 20],
        ['V-3', 30],
      ]).listed,
    ).toHaveLength(3)
  })

  test('keeps all rows of a list in which no amount can be read', () => {
    expect(
      read([
        ['Voucher', 'Net'],
        ['V-77', 'free'],
      ]).unread,
    ).toHaveLength(2)
  })
})
