import { expect, test } from 'vitest'
import { csv } from './csv.ts'
import type { Cell } from './sheet.ts'

async function written(cell: Cell): Promise<string> {
  async function* rows() {
    yield cell
  }
  const columns = [{ header: 'Name', width: 10, cell: (row: Cell) => row }]
  const parts: Buffer[] = []
  for await (const part of csv({ name: 'Names', isRightToLeft: false, columns, rows: rows() }))
    parts.push(part)
  return Buffer.concat(parts).toString('utf8').replace('\uFEFFName\r\n', '').replace(/\r\n$/, '')
}

test.each<[Cell, string]>([
  ['Dana Levi', 'Dana Levi'],
  ['Levi, Dana', '"Levi, Dana"'],
  ['12" screen', '"12"" screen"'],
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['semi;=1+1;x', `"semi;'=1+1;x"`],
  ['tab\t@SUM(A1)', `"tab\t'@SUM(A1)"`],
  ['line\n+1', `"line\n'+1"`],
  ['a; b', '"a; b"'],
  ['a-b=c', 'a-b=c'],
  [null, ''],
  [-5, '-5'],
  [{ day: '2026-03-11' }, '2026-03-11'],
])(
  '%j is written as %s, and no program of spreadsheets runs it, whatever separates its lists',
  async (cell, text) => {
    expect(await written(cell)).toBe(text)
  },
)

test.each([
  ['+1 202 555 0144', '00 1 202 555 0144'],
  ['+972545557731', '00 972545557731'],
  ['0545557731', '054-5557731'],
  ['054-555-7731', '054-555-7731'],
  ['=1+1', "'=1+1"],
  ['+1;=1+1', `"00 1;'=1+1"`],
  ['-1', "'-1"],
])('the phone number %s is written as %s, which can be dialed and stays a text', async (phone, text) => {
  expect(await written({ phone })).toBe(text)
})
