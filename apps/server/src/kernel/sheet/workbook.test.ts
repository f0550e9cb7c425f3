import { expect, test } from 'vitest'
import { readWorkbook } from '../../../test/readWorkbook.ts'
import type { Cell } from './sheet.ts'
import { workbook } from './workbook.ts'

async function written(cells: Cell[][], { name = 'Sheet', isRightToLeft = false } = {}) {
  const columns = Array.from({ length: Math.max(...cells.map((row) => row.length)) }, (_, at) => ({
    header: `Column ${at + 1}`,
    width: 10,
    cell: (row: Cell[]) => row[at] ?? null,
  }))
  return readWorkbook(await whole(workbook({ name, isRightToLeft, columns, rows: each(cells) })))
}

async function whole(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* each<Row>(rows: Row[]) {
  yield* rows
}

test('texts, numbers and days come back as they were, an empty cell stays empty', async () => {
  const { rows, sheet } = await written(
    [['Dana "Dee" <Levi> & תמר', 12.5, { day: '2026-03-02' }, null, '007', '', 'last']],
    { name: 'Tours & more' },
  )
  expect(sheet).toBe('Tours & more')
  expect(rows[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Column ${number}`))
  expect(rows[1]).toEqual(['Dana "Dee" <Levi> & תמר', 12.5, 46_083, null, '007', null, 'last'])
})

test('HOLE-O63 text that looks like a formula stays text, even when somebody edits it', async () => {
  const texts = ['=1+1', '+972501234567', '-5', '@SUM(A1)', '\t=1', 'a=b']
  const read = await written([texts])
  expect(read.hasFormula).toBe(false)
  expect(read.rows[1]).toEqual(texts)
  expect(texts.map((_, column) => read.isQuoted(1, column))).toEqual([true, true, true, true, true, false])
})

test('a Hebrew sheet starts on the right', async () => {
  expect((await written([['שלום']], { isRightToLeft: true })).isRightToLeft).toBe(true)
  expect((await written([['Hello']])).isRightToLeft).toBe(false)
})

test('characters that a cell cannot hold are removed and do not damage the file', async () => {
  const { rows } = await written([['bell\u0007 and half \uD83D', 'x'.repeat(40_000)]])
  expect(rows[1]?.[0]).toBe('bell and half \uFFFD')
  expect(String(rows[1]?.[1])).toHaveLength(32_767)
})

test('rows are read as the file is downloaded, and no more once the client is gone', async () => {
  let made = 0
  let isEnded = false
  async function* endless() {
    try {
      for (;;) {
        made += 1
        yield [`Row ${made} ${Math.sin(made)}`]
      }
    } finally {
      isEnded = true
    }
  }
  const columns = [{ header: 'Row', width: 10, cell: ([text = '']: string[]) => text }]
  const file = workbook({ name: 'Endless', isRightToLeft: false, columns, rows: endless() })
  for (let chunk = 0; chunk < 50; chunk += 1) await file.next()
  await file.return(undefined)
  await expect.poll(() => isEnded).toBe(true)
  const soFar = made
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(made).toBe(soFar)
})

test('a failing list aborts the file', async () => {
  async function* broken() {
    yield ['first']
    throw new Error('the database went away')
  }
  const columns = [{ header: 'Row', width: 10, cell: ([text = '']: string[]) => text }]
  const file = workbook({ name: 'Broken', isRightToLeft: false, columns, rows: broken() })
  await expect(whole(file)).rejects.toThrow('the database went away')
})
