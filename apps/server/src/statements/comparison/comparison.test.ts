import type { ComparisonQuery } from '@tourdesk/contract/statements/comparison'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startServer } from '../../../test/as.ts'
import { billing } from '../../../test/billing.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { newId } from '../../kernel/newId.ts'
import { each } from '../../kernel/sheet/each.ts'
import { workbook } from '../../kernel/sheet/workbook.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)

type Query = z.input<typeof ComparisonQuery>

function compare(
  agency: { id: string },
  list: string | Uint8Array<ArrayBuffer>,
  query: Query = {},
  field = 'list',
) {
  const form = new FormData()
  form.append(field, new Blob([list]), 'list')
  return office.statements.compare({ params: { id: agency.id }, query, form })
}
const kinds = ({ rows }: Awaited<ReturnType<typeof compare>>) =>
  rows.map(({ kind, key, difference }) => `${kind} ${key} ${difference}`)

/** Three orders of 250.00, of which 30.00 are the agency's: the second has no reference. */
async function march() {
  const agency = await agencyWith()
  const [first, second, third] = [
    await bookedBy(agency, { refOrderNumber: 'V-77' }),
    await bookedBy(agency),
    await bookedBy(agency, { refOrderNumber: 'V-79' }),
  ]
  return { agency, first, second, third }
}

describe('the agency’s list', () => {
  test('is laid beside a statement: equal, different, only with them, only with us', async () => {
    const { agency, first, second, third } = await march()
    const statement = await draft(agency)
    const list = `Our list\nVoucher\tPax\tTo pay\nv77\t2\t220.00\n${second.orderNumber}\t2\t$ 250\nX-1\t1\t90\nSum\t\t560\n`
    const compared = await compare(agency, list, { statement: statement._id })
    expect(compared).toMatchObject({
      currency: 'USD',
      chosen: { key: 0, amount: 2, measure: 'net' },
      columns: [{ letters: 'A', says: ['Our list', 'Voucher', 'v77'] }, { letters: 'B' }, { letters: 'C' }],
      listed: 560,
      ours: 660,
      unread: [{ row: 6, key: 'Sum', amount: '560', reason: 'total' }],
    })
    const billed = { gross: 250, commission: 30, net: 220, elsewhere: [] }
    expect(compared.rows).toMatchObject([
      { ...billed, kind: 'differs', rows: [4], listed: 250, difference: 30, fits: 'gross' },
      {
        kind: 'only_theirs',
        key: 'X-1',
        rows: [5],
        listed: 90,
        net: 0,
        difference: 90,
        ours: [],
        elsewhere: [],
      },
      { ...billed, kind: 'only_ours', key: '', rows: [], listed: null, difference: -220, fits: null },
      { ...billed, kind: 'equal', key: 'v77', rows: [3], listed: 220, difference: 0, fits: null },
    ])
    expect(compared.rows.map(({ ours }) => ours)).toMatchObject([
      [{ order: { _id: second._id, number: second.orderNumber }, reference: '', customer: 'Dana Levi' }],
      [],
      [{ order: { _id: third._id }, reference: 'V-79', date: '2026-03-11' }],
      [{ order: { _id: first._id }, line: statement.lines[0]?._id }],
    ])
    expect(await office.statements.get({ params: { id: statement._id } })).toEqual(statement)
  })

  test('is laid beside what’s on no statement, of all days or some', async () => {
    const { agency } = await march()
    expect(kinds(await compare(agency, 'V-77,220\nV-79,200'))).toEqual([
      'differs V-79 -20',
      'only_ours  -220',
      'equal V-77 0',
    ])
    const april = { from: '2026-04-01', to: '2026-04-30', key: 0, amount: 1 }
    expect(kinds(await compare(agency, 'V-77,220', april))).toEqual(['only_theirs V-77 220'])
    await draft(agency)
    expect(kinds(await compare(agency, 'V-77,220', { key: 0, amount: 1 }))).toEqual(['only_theirs V-77 220'])
  })

  test('says where an order is that’s only with them', async () => {
    const { agency, first, second } = await march()
    const made = await draft(agency)
    const line = made.lines.find(({ order }) => order?._id === second._id)
    const params = { id: made._id, lineId: line?._id ?? '' }
    const confirmed = await confirm(await office.statements.leaveOut({ params, body: { isLeftOut: true } }))
    const later = await bookedBy(agency, { refOrderNumber: 'V-90' })
    const next = await draft(agency)
    const list = `v 77,220\n0${second.orderNumber},220\nV-90,220`
    const found = async (statement: string) =>
      (await compare(agency, list, { statement, key: 0, amount: 1 })).rows.flatMap(({ kind, elsewhere }) =>
        kind === 'only_theirs' ? elsewhere : [],
      )
    expect(await found(confirmed._id)).toEqual([
      { order: { _id: second._id, number: second.orderNumber }, statement: { _id: next._id, number: null } },
      { order: { _id: later._id, number: later.orderNumber }, statement: { _id: next._id, number: null } },
    ])
    expect(await found(next._id)).toEqual([
      {
        order: { _id: first._id, number: first.orderNumber },
        statement: { _id: confirmed._id, number: confirmed.number },
      },
    ])
  })

  test('leaves off lines left out, adds up what a cancellation changed, and shows corrections', async () => {
    const { agency, second } = await march()
    await office.agencyAccounts.record({
      params: { id: agency.id },
      body: {
        kind: 'adjustment',
        currency: 'USD',
        amount: -10,
        day: '2026-03-02',
        reference: 'Late bus',
        note: 'Internal',
        clientKey: newId(),
      },
    })
    const made = await draft(agency)
    const out = made.lines.find(({ order }) => order?._id === second._id)
    const params = { id: made._id, lineId: out?._id ?? '' }
    await office.statements.leaveOut({ params, body: { isLeftOut: true } })
    const { rows } = await compare(agency, 'V-77,220\nV-79,220', { statement: made._id })
    expect(rows.map(({ kind, difference, ours }) => [kind, difference, ours[0]?.note])).toEqual([
      ['only_ours', 10, 'Late bus'],
      ['equal', 0, ''],
      ['equal', 0, ''],
    ])
  })

  test('can be a workbook', async () => {
    const { agency } = await march()
    const columns = [0, 1].map((at) => ({
      header: at === 0 ? 'שובר' : 'סכום',
      width: 9,
      cell: (row: (string | number)[]) => row[at] ?? null,
    }))
    const chunks: Buffer[] = []
    const rows = each([
      ['V-77', 220],
      ['V-79', 219.996],
    ])
    for await (const chunk of workbook({ name: 'רשימה', isRightToLeft: true, columns, rows }))
      chunks.push(chunk)
    const compared = await compare(agency, new Uint8Array(Buffer.concat(chunks)))
    expect(kinds(compared)).toEqual(['only_ours  -220', 'equal V-77 0', 'equal V-79 0'])
  })

  test('can be in Windows-1255', async () => {
    const { agency } = await march()
    const heading = [0xf9, 0xe5, 0xe1, 0xf8, 0x3b, 0xf1, 0xeb, 0xe5, 0xed, 0x0a]
    const list = new Uint8Array([...heading, ...Buffer.from('V-77;220,00\n')])
    const compared = await compare(agency, list)
    expect(compared.columns.map(({ says }) => says)).toEqual([
      ['שובר', 'V-77'],
      ['סכום', '220,00'],
    ])
    expect(kinds(compared)).toContain('equal V-77 0')
  })
})

describe('the columns', () => {
  test('are remembered for the agency once they’re chosen, by their headings', async () => {
    const { agency } = await march()
    const list = 'Voucher,Price,Net\nV-77,250,220'
    expect((await compare(agency, list)).chosen).toEqual({ key: 0, amount: 2, measure: 'net' })
    const chosen = { key: 0, amount: 1, measure: 'gross' } as const
    expect((await compare(agency, list, chosen)).chosen).toEqual(chosen)
    const later = await compare(agency, 'Net;Price;Date;Voucher\n1;250;2;V-77')
    expect(later.chosen).toEqual({ key: 3, amount: 1, measure: 'gross' })
    expect(kinds(later)).toContain('equal V-77 0')
    const other = await march()
    expect((await compare(other.agency, list)).chosen).toEqual({ key: 0, amount: 2, measure: 'net' })
    await compare(agency, list, { key: 0, amount: 2, measure: 'net' })
    expect((await compare(agency, list)).chosen).toEqual({ key: 0, amount: 2, measure: 'net' })
  })

  test('have to be chosen if nothing of ours is in the list', async () => {
    const { agency } = await march()
    const compared = await compare(agency, 'a,b\nc,5')
    expect(compared).toMatchObject({
      chosen: null,
      rows: [],
      unread: [],
      columns: [{ says: ['a', 'c'] }, {}],
    })
    const same = compare(agency, 'a,b', { key: 1, amount: 1 })
    await expect(same).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
  })

  test('are forgotten with the agency', async () => {
    const agency = await agencyWith()
    await compare(agency, 'V-77,5', { key: 0, amount: 1 })
    await as(await given.user({ isSuper: true })).agencies.remove({ params: { id: agency.id } })
    expect(
      await db
        .selectFrom('agency_list_columns')
        .where('account_id', '=', agency.id)
        .select('measure')
        .execute(),
    ).toEqual([])
  })
})

test('STMT-26 a list of 2,000 rows is compared in less than 2 seconds', async () => {
  const agency = await agencyWith()
  await bookedBy(agency)
  const { _id: id } = await draft(agency)
  const billed = await everyTable(db)
    .selectFrom('statement_lines')
    .select(['order_id', 'entry_id'])
    .where('statement_id', '=', id)
    .executeTakeFirstOrThrow()
  const line = {
    ...{
      statement_id: id,
      kind: 'tour' as const,
      ...billed,
      customer: 'Dana Levi',
      tour: 'Masada',
    },
    ...{
      day: '2026-03-11',
      people: 2,
      gross: 25_000,
      commission: 3_000,
      net: 22_000,
      percent: 12,
      note: '',
      is_left_out: false,
    },
  }
  const lines = Array.from({ length: 2000 }, (_, at) => ({
    ...line,
    ...{
      id: newId(),
      position: at + 10,
      key: `line ${at}`,
      order_number: 900_000 + at,
      reference: `V-${at}`,
    },
  }))
  await everyTable(db).insertInto('statement_lines').values(lines).execute()
  const list = lines.map(
    ({ reference }, at) =>
      `Guest ${at},${at % 3 === 0 ? `X${at}` : reference},2,${at % 5 === 0 ? 220.5 : 220}`,
  )
  await compare(agency, 'warm,up', { statement: id })
  // Time on the processor, since other tests may keep the machine busy.
  const start = process.cpuUsage()
  const { rows } = await compare(agency, list.join('\n'), { statement: id })
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(2000)
  expect(rows.length).toBeGreaterThan(2600)
})

test.each<[string, () => Promise<unknown>, object]>([
  [
    'a picture',
    async () => compare(await agencyWith(), new Uint8Array([0x89, 0x50, 0, 1])),
    { status: 415, code: 'sheet_unreadable' },
  ],
  [
    'an old workbook',
    async () => compare(await agencyWith(), new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])),
    { status: 415, code: 'sheet_of_old_kind' },
  ],
  [
    '6,000 rows',
    async () => compare(await agencyWith(), 'a,1\n'.repeat(6000)),
    { status: 413, code: 'sheet_too_large' },
  ],
  [
    '12 MB',
    async () => compare(await agencyWith(), 'a'.repeat(12_000_000)),
    { status: 413, code: 'body_too_large' },
  ],
  [
    'a file under another name',
    async () => compare(await agencyWith(), 'a,1', {}, 'file'),
    { status: 400, code: 'body_malformed' },
  ],
  ['the main account', () => compare(owner.account, 'a,1'), { status: 404, code: 'not_found' }],
  [
    'the statement of another agency',
    async () => {
      const { agency } = await march()
      const { _id: statement } = await draft(agency)
      return compare(await agencyWith(), 'a,1', { statement })
    },
    { status: 404, code: 'not_found' },
  ],
])('%s is refused', async (_, run, refusal) => {
  await expect(run()).rejects.toMatchObject(refusal)
})
