import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { billing } from '../../test/billing.ts'
import { readPdf } from '../../test/readPdf.ts'
import { readWorkbook } from '../../test/readWorkbook.ts'
import { newId } from '../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)

/** A draft of one order on account, and its agency. */
async function drafted(row: object = {}) {
  const name = `Carmel Travel ${newId().slice(-4)}`
  const agency = await agencyWith({ name, tax_id: '514718203', ...row })
  const order = await bookedBy(agency, {
    refOrderNumber: 'V-77',
    selectedTours: [{ participants: { adult: 10 } }],
  })
  return { agency, order, draft: await draft(agency) }
}

type Wanted = { format: 'pdf' | 'xlsx'; locale: 'en' | 'he' }
async function fileOf({ _id: id }: { _id: string }, query: Wanted, by = office) {
  const answer = await by.statements.file({ params: { id }, query })
  return {
    name: answer.headers.get('content-disposition') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
const everyKind: Wanted[] = [
  { format: 'pdf', locale: 'en' },
  { format: 'pdf', locale: 'he' },
  { format: 'xlsx', locale: 'en' },
  { format: 'xlsx', locale: 'he' },
]

describe('STMT-15 the file of a statement', () => {
  test('has who bills whom, its lines and what they add up to, in English and in Hebrew', async () => {
    const { agency, order, draft } = await drafted()
    const statement = await confirm(draft)
    const english = await fileOf(statement, { format: 'pdf', locale: 'en' })
    expect(english.name).toContain(`statement_${statement.number}_en.pdf`)
    const text = await readPdf(english.bytes)
    for (const part of [
      `Statement ${statement.number}`,
      agency.name,
      '514718203',
      '01/03/2026',
      '31/03/2026',
      '01/04/2026',
      String(order.orderNumber),
      'Dana Levi',
      'V-77',
      '12%',
      '$1,250.00',
      '$150.00',
      'To pay $1,100.00',
    ])
      expect(text).toContain(part)
    const hebrew = await readPdf((await fileOf(statement, { format: 'pdf', locale: 'he' })).bytes)
    expect(hebrew).toContain('דף חשבון')
    expect(hebrew).toContain('$1,100.00')
    const { rows, sheet, isRightToLeft } = readWorkbook(
      (await fileOf(statement, { format: 'xlsx', locale: 'he' })).bytes,
    )
    expect([sheet, isRightToLeft]).toEqual([statement.number, true])
    expect(rows[1]?.slice(0, 4)).toEqual(['סיור', order.orderNumber, 'V-77', 'Dana Levi'])
    expect(rows[1]?.slice(6, 11)).toEqual([10, 1250, 12, 150, 1100])
    expect(rows[2]?.[0]).toBe('לתשלום')
    expect(rows[2]?.slice(7, 11)).toEqual([1250, null, 150, 1100])
  })

  test('reads as owed to the agency if its total is 0 or below', async () => {
    const { agency, order, draft } = await drafted()
    await confirm(draft)
    await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
    const body = { account: agency.id, currency: 'USD' as const, from: '2026-03-01', to: '2026-03-31' }
    const credit = await confirm(await office.statements.create({ body: { ...body, clientKey: newId() } }))
    const text = await readPdf((await fileOf(credit, { format: 'pdf', locale: 'en' })).bytes)
    expect(text).toContain('We owe you $1,100.00')
    expect(text).toContain('-$1,250.00')
    const { rows } = readWorkbook((await fileOf(credit, { format: 'xlsx', locale: 'he' })).bytes)
    expect([rows[2]?.[0], rows[2]?.[10]]).toEqual(['לזכותכם', 1100])
  })

  test('of a confirmed one never changes, whatever becomes of orders, agency and payments', async () => {
    const { agency, order, draft } = await drafted()
    const statement = await confirm(draft)
    const files = await Promise.all(everyKind.map((kind) => fileOf(statement, kind)))
    clock.set('2026-06-01T10:00:00+03:00')
    await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
    await office.agencies.change({
      params: { id: agency.id },
      body: { name: `${agency.name} & Sons`, mobilePhone: '03-5550199', taxId: '' },
    })
    await office.statements.pay({
      params: { id: agency.id },
      body: {
        currency: 'USD',
        amount: 300,
        day: '2026-06-01',
        method: 'cash',
        clientKey: newId(),
      },
    })
    const later = await Promise.all(everyKind.map((kind) => fileOf(statement, kind)))
    for (const [index, { bytes }] of files.entries())
      expect(later[index]?.bytes.equals(bytes), JSON.stringify(everyKind[index])).toBe(true)
    const own = as(await given.user({ account: agency, role: 'ADMIN' }))
    const [kind] = everyKind
    expect((await fileOf(statement, kind!, own)).bytes.equals(files[0]!.bytes)).toBe(true)
  })
})

test('a draft can be printed by the office, and its file says what it is', async () => {
  const { agency, draft } = await drafted()
  const [line] = draft.lines
  await office.statements.adjust({
    params: { id: draft._id },
    body: { amount: -20, reason: 'The bus was late', clientKey: newId() },
  })
  const out = await office.statements.leaveOut({
    params: { id: draft._id, lineId: line!._id },
    body: { isLeftOut: true },
  })
  const text = await readPdf((await fileOf(out, { format: 'pdf', locale: 'en' })).bytes)
  expect(text).toContain('Draft of a statement')
  expect(text).toContain('The bus was late')
  expect(text).not.toContain('V-77')
  const own = as(await given.user({ account: agency, role: 'OWNER' }))
  await expect(fileOf(out, { format: 'pdf', locale: 'en' }, own)).rejects.toMatchObject({ status: 404 })
})
