import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { csv } from '../sheet/csv.ts'
import { each } from '../sheet/each.ts'
import type { Cell } from '../sheet/sheet.ts'
import { workbook } from '../sheet/workbook.ts'
import { readSheet } from './readSheet.ts'
import { sheetLimits } from './sheetRow.ts'

const text = (content: string) => Buffer.from(content)
const cellsOf = async (content: Uint8Array) => (await readSheet(content)).map(({ cells }) => cells)
const refused = (content: Uint8Array) => expect(readSheet(content)).rejects

async function whole(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** What other programs write: shared texts, prefixes, several sheets. */
function bookOf(sheet: string, { shared = '', more = '' } = {}): Record<string, Uint8Array> {
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return {
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><x:workbook xmlns:x="m" xmlns:r="${rel}"><x:sheets>${more}<x:sheet name="List" sheetId="1" r:id="rId7"/></x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId6" Target="worksheets/none.xml"/><Relationship Id="rId7" Target="/xl/worksheets/mine.xml"/></Relationships>',
    ),
    'xl/worksheets/mine.xml': strToU8(
      `<x:worksheet xmlns:x="m"><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
    ),
    ...(shared && { 'xl/sharedStrings.xml': strToU8(`<sst xmlns="m">${shared}</sst>`) }),
  }
}

const line = (content: string) => `<x:row>${content}</x:row>`

describe('a workbook', () => {
  test('that we wrote comes back as it was', async () => {
    const rows: Cell[][] = [
      ['V-77 & "more"', 219.5, null, 'דנה'],
      [null, null, null, null],
      ['007', -3, '=1+1', ''],
    ]
    const columns = [0, 1, 2, 3].map((at) => ({
      header: `Column ${at}`,
      width: 9,
      cell: (row: Cell[]) => row[at] ?? null,
    }))
    const written = await whole(workbook({ name: 'List', isRightToLeft: true, columns, rows: each(rows) }))
    expect(await readSheet(written)).toEqual([
      { line: 1, cells: ['Column 0', 'Column 1', 'Column 2', 'Column 3'] },
      { line: 2, cells: ['V-77 & "more"', 219.5, '', 'דנה'] },
      { line: 4, cells: ['007', -3, '=1+1'] },
    ])
  })

  test('of another program has shared texts, saved values of formulas, and cells without an address', async () => {
    const sheet = [
      '<x:row r="3"><x:c r="B3" t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>',
      line(
        '<x:c><x:f>0.1+0.2</x:f><x:v>0.30000000000000004</x:v></x:c><x:c t="str"><x:f>A1</x:f><x:v>a</x:v></x:c>',
      ),
      line(
        '<x:c t="e"><x:v>#N/A</x:v></x:c><x:c t="inlineStr"><x:is><x:t>in</x:t></x:is></x:c><x:c r="AB5"><x:v>1E3</x:v></x:c>',
      ),
    ].join('')
    const shared = '<si><t>V-77</t></si><si><r><t>Net </t></r><r><t>&#8362;</t></r><rPh><t>no</t></rPh></si>'
    const read = await readSheet(zipSync(bookOf(sheet, { shared })))
    expect(read.map(({ line: number, cells }) => [number, cells.filter((cell) => cell !== '')])).toEqual([
      [3, ['V-77', 'Net ₪']],
      [4, [0.3, 'a']],
      [5, ['#N/A', 'in', 1000]],
    ])
    expect(read[0]?.cells[1]).toBe('V-77')
    expect(read[2]?.cells[27]).toBe(1000)
  })

  test('is read from its first sheet that isn’t hidden', async () => {
    const more = '<x:sheet name="Old" sheetId="2" state="hidden" r:id="rId6"/>'
    expect(await cellsOf(zipSync(bookOf(line('<x:c><x:v>1</x:v></x:c>'), { more })))).toEqual([[1]])
  })

  test.each<[string, Record<string, Uint8Array>]>([
    ['without sheets', {}],
    ['with half a sheet', { ...bookOf(''), 'xl/worksheets/mine.xml': strToU8('<worksheet><row>') }],
    ['with entities of its own', bookOf(line('<x:c t="str"><x:v>&bomb;</x:v></x:c>'))],
    ['without the sheet it names', { ...bookOf(''), 'xl/worksheets/mine.xml': undefined as never }],
  ])('%s is refused', async (_, parts) => {
    const kept = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
    await refused(zipSync(kept)).toMatchObject({ status: 415, code: 'sheet_unreadable' })
  })

  test('that is cut off is refused', async () => {
    const whole = zipSync(bookOf(line('<x:c><x:v>1</x:v></x:c>')))
    await refused(whole.subarray(0, whole.length - 30)).toMatchObject({ code: 'sheet_unreadable' })
  })

  test('that unpacks to more than the limit is refused, also if it states less', async () => {
    const sheet = new Uint8Array(sheetLimits.bytes + 1).fill(32)
    const bomb = zipSync({ ...bookOf(''), 'xl/worksheets/mine.xml': sheet })
    expect(bomb.length).toBeLessThan(200_000)
    await refused(bomb).toMatchObject({ status: 413, code: 'sheet_too_large' })

    const liar = Buffer.from(bomb)
    const size = Buffer.alloc(4)
    size.writeUInt32LE(sheet.length)
    const small = Buffer.alloc(4)
    small.writeUInt32LE(1000)
    for (let at = liar.indexOf(size); at >= 0; at = liar.indexOf(size, at + 1)) small.copy(liar, at)
    await refused(liar).toMatchObject({ code: 'sheet_unreadable' })
  })

  test('may have 5,000 rows, and as many empty ones as it likes', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => line(`<x:c><x:v>${at}</x:v></x:c>`))
    const empty = line('<x:c s="1"/>').repeat(20_000)
    expect(await readSheet(zipSync(bookOf(rows.join('') + empty)))).toHaveLength(5000)
    const more = zipSync(bookOf(rows.join('') + empty + line('<x:c><x:v>1</x:v></x:c>')))
    await refused(more).toMatchObject({ status: 413, code: 'sheet_too_large' })
  })
})

describe('a text', () => {
  test.each<[string, Uint8Array, string[][]]>([
    [
      'pasted from a spreadsheet',
      text('V-77\t1,234.50\nV-78\t5\n'),
      [
        ['V-77', '1,234.50'],
        ['V-78', '5'],
      ],
    ],
    [
      'as CSV',
      text('Voucher,Net\r\nV-77,"1,234.50"\r\n'),
      [
        ['Voucher', 'Net'],
        ['V-77', '1,234.50'],
      ],
    ],
    [
      'with semicolons',
      text('V-77;1.234,50\nV-78;5,00'),
      [
        ['V-77', '1.234,50'],
        ['V-78', '5,00'],
      ],
    ],
    [
      'with bars',
      text('V-77|5\nV-78|6'),
      [
        ['V-77', '5'],
        ['V-78', '6'],
      ],
    ],
    ['of one column', text('V-77\nV-78'), [['V-77'], ['V-78']]],
    [
      'with a title above',
      text('Our list\n\na;b\nc;d\ne;f'),
      [['Our list'], ['a', 'b'], ['c', 'd'], ['e', 'f']],
    ],
    ['with quotes', text('"a ""b""\nc","d"\n'), [['a "b"\nc', 'd']]],
    [
      'with a quote that isn’t closed',
      text('"a,b\nc,d'),
      [
        ['"a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'with quotes inside',
      text('"Blue" tour,5\nש"ח,"6"'),
      [
        ['"Blue" tour', '5'],
        ['ש"ח', '6'],
      ],
    ],
    ['with an empty last cell', text('a,b,\n'), [['a', 'b', '']]],
    ['in UTF-8 with its mark', text('\uFEFFשובר,סכום'), [['שובר', 'סכום']]],
    ['in UTF-16', Buffer.from('\uFEFFשובר\tסכום', 'utf16le'), [['שובר', 'סכום']]],
    ['in Windows-1255', Buffer.from([0xf9, 0xe5, 0xe1, 0xf8, 0x2c, 0x35, 0xa4]), [['שובר', '5₪']]],
    ['that is empty', text(' \n\n'), []],
  ])('%s', async (_, content, rows) => {
    expect(await cellsOf(content)).toEqual(rows)
  })

  test('that we wrote comes back, with the numbers of its rows', async () => {
    const columns = [{ header: 'Voucher', width: 9, cell: (row: Cell) => row }]
    const written = await whole(
      csv({ name: 'List', isRightToLeft: false, columns, rows: each(['a "b", c', '', 'ד']) }),
    )
    expect(await readSheet(written)).toEqual([
      { line: 1, cells: ['Voucher'] },
      { line: 2, cells: ['a "b", c'] },
      { line: 4, cells: ['ד'] },
    ])
  })

  test('may have 5,000 rows; columns from the 101st on and the ends of long cells are left off', async () => {
    await refused(text('a,b\n'.repeat(5001))).toMatchObject({ code: 'sheet_too_large' })
    const [row] = await cellsOf(text(`${'x'.repeat(2000)}${',y'.repeat(200)}`))
    expect(row).toHaveLength(100)
    expect(row?.[0]).toHaveLength(1000)
  })
})

test.each<[string, Uint8Array, string]>([
  [
    'an old workbook, or one with a password',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
    'sheet_of_old_kind',
  ],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'sheet_unreadable'],
])('%s is refused', async (_, content, code) => {
  await refused(content).toMatchObject({ status: 415, code })
})
