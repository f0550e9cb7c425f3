import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { billing } from '../../test/billing.ts'
import { everyTable } from '../../test/everyTable.ts'
import { formWith } from '../../test/formOf.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))
afterEach(async () => {
  expect(await wrongLedgers(db)).toEqual([])
})

const owner = await given.owner()
const office = as(owner)
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)
const get = ({ _id: id }: { _id: string }) => office.statements.get({ params: { id } })

/** The numbers of a year's statements, which have no gap. */
async function numbersOf(year: number): Promise<(string | null)[]> {
  const rows = await everyTable(db)
    .selectFrom('statements')
    .select('number')
    .where('number', 'like', `S${year}-%`)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}
const upTo = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => `S${year}-${String(index + 1).padStart(4, '0')}`)

describe('confirming a statement', () => {
  test('gives it the next number of the year, and a due day', async () => {
    const agency = await agencyWith({ payment_days: 45 })
    await bookedBy(agency)
    const made = await confirm(await draft(agency))
    expect(made).toMatchObject({
      state: 'confirmed',
      number: 'S2026-0001',
      confirmedOn: '2026-03-02',
      dueOn: '2026-04-16',
      total: 220,
      open: 220,
      paid: 0,
    })
    expect((await auditOf(db, made._id)).at(-1)).toMatchObject({
      action: 'confirmed',
      account_id: agency.id,
      details: { number: 'S2026-0001', dueOn: '2026-04-16', total: 220, currency: 'USD' },
    })
    clock.set('2026-12-31T23:59:00+02:00')
    await office.agencyAccounts.record({
      params: { id: agency.id },
      body: {
        kind: 'adjustment',
        currency: 'USD',
        amount: 5,
        day: '2026-03-02',
        note: 'A museum',
        clientKey: newId(),
      },
    })
    const last = await draft(agency)
    clock.set('2027-01-01T00:01:00+02:00')
    expect((await confirm(last)).number).toBe('S2027-0001')
  })

  test('is refused if its lines have changed, and the draft is refreshed', async () => {
    const agency = await agencyWith()
    const order = await bookedBy(agency)
    const old = await draft(agency)
    const { _id: id } = order
    await office.orders.change({ params: { id }, body: formWith(order, { participants: { adult: 3 } }) })
    await expect(confirm(old)).rejects.toMatchObject({
      status: 409,
      code: 'statement_outdated',
      message: 'The lines have changed. The draft was refreshed.',
    })
    const fresh = await get(old)
    expect([fresh.state, fresh.total]).toEqual(['draft', 330])
    await expect(confirm(old)).rejects.toMatchObject({ code: 'statement_outdated' })
    expect((await confirm(fresh)).total).toBe(330)
  })

  test('is refused without lines, and for what’s no draft', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    const made = await draft(agency)
    const params = { id: made._id, lineId: made.lines[0]!._id }
    const empty = await office.statements.leaveOut({ params, body: { isLeftOut: true } })
    await expect(confirm(empty)).rejects.toMatchObject({ code: 'nothing_to_bill' })
    const confirmed = await confirm(await office.statements.leaveOut({ params, body: { isLeftOut: false } }))
    const refused = { status: 409, code: 'statement_not_draft' }
    const at = { params: { id: confirmed._id } }
    await expect(confirm(confirmed)).rejects.toMatchObject(refused)
    await expect(office.statements.refresh(at)).rejects.toMatchObject(refused)
    await expect(office.statements.remove(at)).rejects.toMatchObject(refused)
    await expect(office.statements.leaveOut({ params, body: { isLeftOut: true } })).rejects.toMatchObject(
      refused,
    )
  })
})

describe('two people who confirm at once', () => {
  test('make one statement, with one number', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    const made = await draft(agency)
    const before = (await numbersOf(2026)).length
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => confirm(made)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason.code).toBe('statement_not_draft')
    expect(await numbersOf(2026)).toEqual(upTo(2026, before + 1))
  })

  test('get the same answer with the same key', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    const made = await draft(agency)
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(made, key)))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
  })

  test('of different agencies get numbers without a gap, also where one of them fails', async () => {
    const before = (await numbersOf(2026)).length
    const agencies = await Promise.all(Array.from({ length: 6 }, () => agencyWith()))
    for (const agency of agencies) await bookedBy(agency)
    const drafts = []
    for (const agency of agencies) drafts.push(await draft(agency))
    // Whose announcement fails, after the number was taken.
    const [broken] = drafts
    const fault = breakLog(broken!._id)
    await fault.start()
    const answers = await Promise.allSettled(drafts.map((each) => confirm(each)))
    await fault.stop()
    expect(answers.map(({ status }) => status)).toEqual(['rejected', ...Array(5).fill('fulfilled')])
    expect(await numbersOf(2026)).toEqual(upTo(2026, before + 5))
    expect((await get(broken!)).state).toBe('draft')
    await confirm(broken!)
    expect(await numbersOf(2026)).toEqual(upTo(2026, before + 6))
  })
})

test('whoever comes first, a new posting is billed once: by the statement or by the next one', async () => {
  for (let round = 0; round < 6; round++) {
    const agency = await agencyWith()
    await bookedBy(agency)
    const made = await draft(agency)
    const [confirmed] = await Promise.allSettled([confirm(made), bookedBy(agency), bookedBy(agency)])
    if (confirmed.status === 'rejected') {
      expect(confirmed.reason.code).toBe('statement_outdated')
      await confirm(await office.statements.refresh({ params: { id: made._id } }))
    }
    const first = (await get(made)).total
    const rest = first === 660 ? 0 : (await confirm(await draft(agency))).total
    expect(first + rest).toBe(660)
    await expect(draft(agency)).rejects.toMatchObject({ code: 'nothing_to_bill' })
  }
})

describe('a confirmed statement', () => {
  test('can be voided with a reason, keeps its number, and frees its lines', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    const made = await confirm(await draft(agency))
    const params = { id: made._id }
    const done = await office.statements.void({ params, body: { reason: 'Wrong period' } })
    expect(done).toMatchObject({
      state: 'void',
      number: made.number,
      open: 0,
      voidReason: 'Wrong period',
      lines: [{ net: 220 }],
    })
    expect((await auditOf(db, made._id)).at(-1)).toMatchObject({
      action: 'voided',
      details: { note: 'Wrong period' },
    })
    const again = office.statements.void({ params, body: { reason: 'Twice' } })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'statement_not_confirmed' })
    const next = await confirm(await draft(agency))
    expect(next.total).toBe(220)
    expect(next.number).not.toBe(made.number)
  })

  test('is never changed: the database refuses it', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    const { _id: id } = await confirm(await draft(agency))
    const table = everyTable(db)
    const line = await table
      .selectFrom('statement_lines')
      .selectAll()
      .where('statement_id', '=', id)
      .executeTakeFirstOrThrow()
    const tries = [
      table.updateTable('statement_lines').set({ customer: 'Somebody else' }).where('id', '=', line.id),
      table.deleteFrom('statement_lines').where('id', '=', line.id),
      table.insertInto('statement_lines').values({ ...line, id: newId(), key: 'another' }),
      table.updateTable('statement_postings').set({ is_billed: false }).where('statement_id', '=', id),
      table.deleteFrom('statement_postings').where('statement_id', '=', id),
      table.updateTable('statements').set({ total: 1 }).where('id', '=', id),
      table.updateTable('statements').set({ status: 'draft' }).where('id', '=', id),
      table.deleteFrom('statements').where('id', '=', id),
    ]
    for (const change of tries)
      await expect(change.execute()).rejects.toThrow(/(never changed|What a confirmed statement bills)/)
    await office.statements.void({ params: { id }, body: { reason: 'Wrong' } })
    await expect(
      table.updateTable('statement_lines').set({ customer: 'Else' }).where('id', '=', line.id).execute(),
    ).rejects.toThrow('never changed')
  })
})

test('an agency’s owner and admin see their confirmed statements, and nobody else’s or a draft by any call', async () => {
  const [agency, other] = [await agencyWith(), await agencyWith()]
  await bookedBy(agency)
  const made = await draft(agency)
  const params = { id: made._id }
  const people = await Promise.all(
    [agency, other].map(async (account) => [
      as(await given.user({ account, role: 'OWNER' })),
      as(await given.user({ account, role: 'ADMIN' })),
    ]),
  )
  const [own, theirs] = people as [ReturnType<typeof as>[], ReturnType<typeof as>[]]
  for (const person of [...own, ...theirs]) {
    await expect(person.statements.get({ params })).rejects.toMatchObject({ status: 404 })
    expect((await person.statements.list({ query: {} })).total).toBe(0)
    expect((await person.statements.list({ query: { states: ['draft'] } })).data).toEqual([])
  }
  await confirm(made)
  for (const person of own) {
    expect(await person.statements.get({ params })).toMatchObject({ total: 220, lines: [{ net: 220 }] })
    expect((await person.statements.list({ query: {} })).data).toMatchObject([{ _id: made._id }])
    expect((await person.statements.ageing({ query: {} })).data).toMatchObject([{ notDue: 220 }])
    await expect(person.statements.void({ params, body: { reason: 'No' } })).rejects.toMatchObject({
      status: 403,
    })
  }
  for (const person of theirs) {
    await expect(person.statements.get({ params })).rejects.toMatchObject({ status: 404 })
    expect((await person.statements.list({ query: { agencies: [agency.id] } })).data).toEqual([])
    expect((await person.statements.ageing({ query: {} })).data).toEqual([])
  }
  const agent = as(await given.user({ account: agency, role: 'AGENT' }))
  await expect(agent.statements.get({ params })).rejects.toMatchObject({ status: 403 })
  const log = JSON.stringify((await own[0]!.activity.list({ query: { limit: 50 } })).data)
  expect(log).toContain('statement.confirmed')
  expect(log).not.toContain('statement.drafted')
  await office.statements.void({ params, body: { reason: 'They complained' } })
  expect(await own[0]!.statements.get({ params })).toMatchObject({ state: 'void', voidReason: '' })
})

/** Makes the log refuse rows about a record, as the last step of its transaction. */
function breakLog(id: string) {
  const run = (text: string) => db.pool.query(text)
  return {
    async start() {
      await run(`CREATE FUNCTION break_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.entity_id = '${id}' THEN RAISE EXCEPTION 'The log is broken'; END IF; RETURN NEW; END $$`)
      await run(
        'CREATE TRIGGER break_log BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION break_log()',
      )
    },
    async stop() {
      await run('DROP TRIGGER break_log ON audit_log')
      await run('DROP FUNCTION break_log()')
    },
  }
}
