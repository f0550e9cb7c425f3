import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { billing } from '../../test/billing.ts'
import { everyTable } from '../../test/everyTable.ts'
import { newId } from '../kernel/newId.ts'
import { checkBooks } from '../orders/nightly/checkBooks.ts'
import { checkStatements } from './checkStatements.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)

/** A confirmed statement of one order on account. */
async function billed() {
  const agency = await agencyWith()
  await bookedBy(agency)
  const statement = await confirm(await draft(agency))
  return { agency, statement, lineId: statement.lines[0]!._id }
}
const payAll = (agency: { id: string }) =>
  office.statements.pay({
    params: { id: agency.id },
    body: { currency: 'USD', amount: 220, day: '2026-03-02', method: 'cash', clientKey: newId() },
  })

test('an agency asks about a line, staff answer, and both stand at the line; nothing is blocked', async () => {
  const { agency, statement, lineId } = await billed()
  const person = await given.user({ account: agency, role: 'ADMIN' })
  const params = { id: statement._id, lineId }
  const ask = (text: string, clientKey = newId()) =>
    as(person).statements.ask({ params, body: { text, clientKey } })
  const key = newId()
  await Promise.all(Array.from({ length: 5 }, () => ask('We had three guests', key)))
  clock.set('2026-03-03T10:00:00+02:00')
  const asked = await ask('And who was the guide?')
  expect(asked.lines[0]?.questions).toMatchObject([
    {
      text: 'We had three guests',
      by: person.name,
      asked: '2026-03-02T08:00:00.000Z',
      answer: '',
      answered: null,
    },
    { text: 'And who was the guide?' },
  ])
  const { _id: id } = asked.lines[0]!.questions[0]!
  const answered = await office.statements.answer({ params: { id }, body: { text: 'Two got on' } })
  expect(answered.lines[0]?.questions).toMatchObject([
    { answer: 'Two got on', answered: '2026-03-03T08:00:00.000Z' },
    { answer: '', answered: null },
  ])
  const seen = await as(person).statements.get({ params: { id: statement._id } })
  expect(seen.lines[0]?.questions[0]?.answer).toBe('Two got on')
  expect((await auditOf(db, statement._id)).slice(2).map(({ action }) => action)).toEqual([
    'questioned',
    'questioned',
    'answered',
  ])
  await payAll(agency)
  expect((await office.statements.get({ params: { id: statement._id } })).state).toBe('paid')
})

test('a question has a text of up to 500 characters, and is about a confirmed statement of one’s own', async () => {
  const { agency, statement, lineId } = await billed()
  const own = as(await given.user({ account: agency, role: 'OWNER' }))
  const params = { id: statement._id, lineId }
  const ask = (client: typeof own, text: string, at = params) =>
    client.statements.ask({ params: at, body: { text, clientKey: newId() } })
  await ask(own, 'x'.repeat(500))
  for (const text of ['x'.repeat(501), '  '])
    await expect(ask(own, text)).rejects.toMatchObject({ status: 400, issues: [{ field: 'text' }] })
  const { agency: stranger, lineId: theirs } = await billed()
  const other = as(await given.user({ account: stranger, role: 'OWNER' }))
  const agent = as(await given.user({ account: agency, role: 'AGENT' }))
  await expect(ask(other, 'Hi')).rejects.toMatchObject({ status: 404 })
  await expect(ask(own, 'Hi', { ...params, lineId: theirs })).rejects.toMatchObject({ status: 404 })
  await expect(ask(agent, 'Hi')).rejects.toMatchObject({ status: 403 })
  const at = { params: { id: (await ask(own, 'Hi')).lines[0]!.questions[0]!._id } }
  await expect(own.statements.answer({ ...at, body: { text: 'No' } })).rejects.toMatchObject({
    status: 403,
  })
  await office.statements.void({ params: { id: statement._id }, body: { reason: 'Wrong' } })
  await expect(ask(own, 'Hi')).rejects.toMatchObject({ status: 409, code: 'statement_not_confirmed' })
})

test('STMT-28 at night, tours that are posted wrong and statements that don’t agree with their lines are found, and nothing is changed', async () => {
  const { agency, statement, lineId } = await billed()
  const { _id: posting_id } = await payAll(agency)
  const found = async () => {
    await checkStatements(product)
    await checkBooks(product, null)
    const { data } = await office.payments.mismatches({ query: { limit: 100 } })
    return data
      .map((line) => [
        line.kind,
        line.statement,
        line.orderNumber,
        line.expected,
        line.found,
        line.settledAt !== null,
      ])
      .toSorted()
  }
  expect(await found()).toEqual([])
  const table = everyTable(db)
  const paid = {
    id: newId(),
    posting_id,
    statement_id: statement._id,
    line_id: lineId,
    amount: 1000,
    day: '2026-03-02',
    ended_on: null,
    created_by: null,
    created_at: clock.now(),
  }
  await table.insertInto('statement_allocations').values(paid).execute()
  const right = await table
    .selectFrom('agency_postings')
    .selectAll()
    .where('account_id', '=', agency.id)
    .where('kind', '=', 'gross')
    .executeTakeFirstOrThrow()
  const posted = { ...right, id: newId(), amount: 700 }
  await table.insertInto('agency_postings').values(posted).execute()
  const named = { _id: statement._id, number: statement.number, agency: agency.name }
  const number = statement.lines[0]?.order?.number
  const lines = (isSettled: boolean) => [
    ['agency_entry', null, number, 220, 227, isSettled],
    ['agency_statement', named, null, 220, 230, isSettled],
  ]
  expect(await found()).toEqual(lines(false))
  expect(await found()).toEqual(lines(false))
  expect((await office.statements.get({ params: { id: statement._id } })).paid).toBe(230)
  const ended = table.updateTable('statement_allocations').set({ ended_on: '2026-03-02' })
  await ended.where('id', '=', paid.id).execute()
  await table
    .insertInto('agency_postings')
    .values({ ...posted, id: newId(), amount: -700 })
    .execute()
  expect(await found()).toEqual(lines(true))
})
