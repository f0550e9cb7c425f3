import { describe, expect, it, test } from 'vitest'
import { readTable, writeTable } from './clipboardTable.ts'
import { emptyHistory, recorded, redone, undone } from './gridHistory.ts'
import { type At, moved, only, rangeOf, type Selection, tabbed, widened } from './gridRange.ts'
import { planFill } from './planFill.ts'
import { planPaste } from './planPaste.ts'

const size = { rows: 4, columns: 3 }
const at = (row: number, column: number): At => ({ row, column })
const from = (active: At, corner: At): Selection => ({ active, corner })
const isOpen = () => false
const isMiddle = ({ column }: At) => column === 1

describe('a selection', () => {
  test.each([
    ['down', at(1, 1), at(2, 1), at(3, 1)],
    ['up', at(1, 1), at(0, 1), at(0, 1)],
    ['next', at(1, 1), at(1, 2), at(1, 2)],
    ['previous', at(1, 2), at(1, 1), at(1, 0)],
    ['down', at(3, 0), at(3, 0), at(3, 0)],
    ['previous', at(0, 0), at(0, 0), at(0, 0)],
  ] as const)('moves %s from %o to %o, and to the edge at %o', (move, start, near, edge) => {
    expect(moved(start, move, size)).toEqual(near)
    expect(moved(start, move, size, true)).toEqual(edge)
  })

  it('is the same range from whichever corner it starts', () => {
    const range = { top: 1, bottom: 3, start: 0, end: 2 }
    expect(rangeOf(from(at(1, 0), at(3, 2)))).toEqual(range)
    expect(rangeOf(from(at(3, 2), at(1, 0)))).toEqual(range)
    expect(rangeOf(from(at(1, 2), at(3, 0)))).toEqual(range)
  })

  it('widens to whole columns or rows', () => {
    expect(widened(from(at(2, 1), at(1, 2)), 'columns', size)).toEqual(from(at(0, 1), at(3, 2)))
    expect(widened(from(at(2, 1), at(1, 2)), 'rows', size)).toEqual(from(at(2, 0), at(1, 2)))
  })

  it('goes on with Tab to the next open cell, through the rows and out at the end', () => {
    expect(tabbed(at(0, 0), 1, size, isMiddle)).toEqual(at(0, 2))
    expect(tabbed(at(0, 2), 1, size, isMiddle)).toEqual(at(1, 0))
    expect(tabbed(at(1, 0), -1, size, isMiddle)).toEqual(at(0, 2))
    expect(tabbed(at(3, 2), 1, size, isMiddle)).toBeNull()
    expect(tabbed(at(0, 0), -1, size, isMiddle)).toBeNull()
  })
})

describe('a block of the clipboard', () => {
  test.each([
    ['120', [['120']]],
    [
      '120\t130\r\n140\t150\r\n',
      [
        ['120', '130'],
        ['140', '150'],
      ],
    ],
    ['120\n\n140', [['120'], [''], ['140']]],
    ['\t120', [['', '120']]],
    ['120\t', [['120', '']]],
    ['"with ""quotes"""\t"two\nlines"', [['with "quotes"', 'two\nlines']]],
    ['5" wide', [['5" wide']]],
    ['', [['']]],
  ])('%j has the cells %j', (text, cells) => {
    expect(readTable(text)).toEqual(cells)
  })

  it('is written so that it reads the same again', () => {
    const cells = [
      ['120', 'a\tb'],
      ['two\nlines', 'with "quotes"'],
    ]
    expect(readTable(writeTable(cells))).toEqual(cells)
    expect(
      writeTable([
        ['120', '130.5'],
        ['0', ''],
      ]),
    ).toBe('120\t130.5\n0\t')
  })
})

describe('pasting', () => {
  const block = [
    ['1', '2'],
    ['3', '4'],
  ]
  const textsAt = (cells: { at: At; text: string }[]) =>
    cells.map(({ at: { row, column }, text }) => `${row}${column}=${text}`).join(' ')

  it('lays a block from the first selected cell on', () => {
    const { cells, left, range } = planPaste(block, only(at(1, 1)), size, isOpen)
    expect(textsAt(cells)).toBe('11=1 12=2 21=3 22=4')
    expect(left).toEqual([])
    expect(range).toEqual({ top: 1, bottom: 2, start: 1, end: 2 })
  })

  it('fills a larger selection with one value, or repeats a block that fits', () => {
    expect(textsAt(planPaste([['9']], from(at(2, 2), at(1, 1)), size, isOpen).cells)).toBe(
      '11=9 12=9 21=9 22=9',
    )
    expect(textsAt(planPaste([['1', '2']], from(at(0, 0), at(1, 1)), size, isOpen).cells)).toBe(
      '00=1 01=2 10=1 11=2',
    )
  })

  it('keeps the size of a block that the selection is not a multiple of', () => {
    expect(textsAt(planPaste(block, from(at(0, 0), at(2, 0)), size, isOpen).cells)).toBe(
      '00=1 01=2 10=3 11=4',
    )
  })

  it('reports the values that have no place, because cells are locked or the grid ends', () => {
    const { cells, left, range } = planPaste(block, only(at(3, 2)), size, isOpen)
    expect(textsAt(cells)).toBe('32=1')
    expect(left).toEqual(['2', '3', '4'])
    expect(range).toEqual({ top: 3, bottom: 3, start: 2, end: 2 })
    expect(planPaste(block, only(at(0, 0)), size, isMiddle).left).toEqual(['2', '4'])
  })

  it('skips what shorter rows leave open', () => {
    expect(textsAt(planPaste([['1', '2'], ['3']], only(at(0, 0)), size, isOpen).cells)).toBe('00=1 01=2 10=3')
  })
})

describe('filling', () => {
  it('goes down from the first selected row, and right from the first column', () => {
    expect(planFill(from(at(2, 0), at(0, 0)), 'down', isOpen)).toEqual([
      { at: at(1, 0), from: at(0, 0) },
      { at: at(2, 0), from: at(0, 0) },
    ])
    expect(planFill(from(at(1, 0), at(1, 2)), 'right', isMiddle)).toEqual([{ at: at(1, 2), from: at(1, 0) }])
  })

  it('of a single row takes the row above, and there is none above the first', () => {
    expect(planFill(from(at(2, 0), at(2, 1)), 'down', isOpen)).toEqual([
      { at: at(2, 0), from: at(1, 0) },
      { at: at(2, 1), from: at(1, 1) },
    ])
    expect(planFill(only(at(2, 1)), 'right', isOpen)).toEqual([{ at: at(2, 1), from: at(2, 0) }])
    expect(planFill(only(at(0, 0)), 'down', isOpen)).toEqual([])
    expect(planFill(only(at(0, 0)), 'right', isOpen)).toEqual([])
  })
})

describe('undo and redo', () => {
  const change = { at: at(0, 0), before: '120', after: '130' }
  const other = { at: at(1, 1), before: '50', after: '60' }

  it('take back one action after the other and do them again', () => {
    const history = recorded(recorded(emptyHistory, [change]), [other])
    const first = undone(history, () => '60')
    expect(first?.cells).toEqual([{ at: at(1, 1), text: '50' }])
    const second = undone(first?.history ?? emptyHistory, () => '130')
    expect(second?.cells).toEqual([{ at: at(0, 0), text: '120' }])
    expect(undone(second?.history ?? emptyHistory, () => '')).toBeNull()
    const again = redone(second?.history ?? emptyHistory, () => '120')
    expect(again?.cells).toEqual([{ at: at(0, 0), text: '130' }])
    expect(redone(history, () => '')).toBeNull()
  })

  it('leave a cell alone that something else has changed since', () => {
    const history = recorded(emptyHistory, [change, other])
    expect(undone(history, ({ row }) => (row === 0 ? '999' : '60'))?.cells).toEqual([
      { at: at(1, 1), text: '50' },
    ])
  })

  it('forget what was undone as soon as something else is done', () => {
    const history = undone(recorded(emptyHistory, [change]), () => '130')?.history ?? emptyHistory
    expect(recorded(history, [other]).undone).toEqual([])
  })

  it('leave out actions that changed nothing', () => {
    expect(recorded(emptyHistory, [{ ...change, after: '120' }])).toBe(emptyHistory)
  })
})
