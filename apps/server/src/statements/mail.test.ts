import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { billing } from '../../test/billing.ts'
import { everyTable } from '../../test/everyTable.ts'
import { formWith } from '../../test/formOf.ts'
import { doJobs } from '../../test/mailbox.ts'
import { smtpPeer } from '../../test/smtpPeer.ts'
import { statementTextsOf } from '../../test/statementsOf.ts'
import { switchNews } from '../../test/switchNews.ts'
import { newId } from '../kernel/newId.ts'
import { sendPlanned } from '../messages/automatic/sendPlanned.ts'
import { planStatementReminders } from './planStatementReminders.ts'
import { writeStatement } from './writeStatement.ts'

const peer = await smtpPeer([])
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'desk@example.com',
  WEB_ORIGIN: 'https://desk.example.com',
}
const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ env, now: monday })
afterAll(async () => {
  await close()
  await peer.close()
})
const owner = await given.owner()
const office = as(owner)
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)
const table = everyTable(db)

/** The mails about statements to an address, with their files. */
async function mailsTo(address: string) {
  const rows = await table
    .selectFrom('mail_outbox')
    .innerJoin('messages', 'messages.id', 'message_id')
    .leftJoin('mail_files', 'mail_files.mail_id', 'mail_outbox.id')
    .select(['event', 'mail_outbox.subject', 'mail_outbox.status', 'body_text', 'mail_files.name'])
    .select('mail_files.content as file')
    .where('mail_outbox.recipient', '=', address)
    .orderBy('mail_outbox.created_at')
    .orderBy('mail_outbox.id')
    .execute()
  return rows.map(({ event, subject, status, body_text, name, file }) => ({
    ...{ event, subject, status, text: body_text, name },
    isPdf: file?.subarray(0, 5).toString() === '%PDF-',
  }))
}

async function stateOf(statement: { _id: string }) {
  const rows = await table
    .selectFrom('messages')
    .select(['event', 'state', 'reason'])
    .where('statement_id', '=', statement._id)
    .orderBy('created_at')
    .execute()
  return rows.map(({ event, state, reason }) => [event, state, ...(reason ? [reason] : [])])
}

/** The table that an SQL statement changes, or reads first. */
function tableOf(statement: string): string {
  return /(?:from|into|update) "?([a-z_]+)/.exec(statement)?.[1] ?? ''
}

test('STMT-13 confirming gives the next number and the due day, freezes the lines and mails the PDF in the agency’s language; the counter is locked last of all, changed lines are refused, and two people make one statement', async () => {
  await switchNews(office, 'statement_ready')
  const hebrew = await agencyWith({
    name: 'Ofek',
    payment_days: 45,
    contact_email: 'books@ofek.example',
    document_language: 'he',
  })
  const english = await agencyWith({
    name: 'Carmel',
    contact_email: 'pay@carmel.example',
    document_language: 'en',
  })
  const order = await bookedBy(hebrew)
  await bookedBy(english)
  const old = await draft(hebrew)
  const other = await draft(english)
  await office.orders.change({
    params: { id: order._id },
    body: formWith(order, { participants: { adult: 3 } }),
  })
  await expect(confirm(old)).rejects.toMatchObject({ status: 409, code: 'statement_outdated' })
  const fresh = await office.statements.get({ params: { id: old._id } })
  expect([fresh.state, fresh.total]).toEqual(['draft', 330])
  expect(await stateOf(fresh)).toEqual([])

  const answers = await Promise.allSettled([confirm(fresh), confirm(fresh), confirm(other)])
  expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'statement_not_draft' } },
  ])
  const made = await office.statements.get({ params: { id: fresh._id } })
  const second = await office.statements.get({ params: { id: other._id } })
  expect([made.number, second.number].toSorted()).toEqual(['S2026-0001', 'S2026-0002'])
  expect(made).toMatchObject({ state: 'confirmed', dueOn: '2026-04-16', total: 330 })
  const changed = await office.orders.get({ params: { id: order._id } })
  await office.orders.change({
    params: { id: order._id },
    body: formWith(changed, { participants: { adult: 5 } }),
  })
  expect((await office.statements.get({ params: { id: made._id } })).lines).toMatchObject([
    { net: 330, people: 3 },
  ])

  // All others who confirm wait for the counter: what takes long and what's locked comes before it.
  const quiet = await agencyWith({ contact_email: '' })
  await bookedBy(quiet)
  const third = await draft(quiet)
  const sent = await statementTextsOf(product, () => confirm(third))
  const isLock = (text: string) => text.includes('for no key update')
  const last = sent.findLastIndex(isLock)
  expect(sent[last]).toContain('from "counters"')
  expect(sent.slice(0, last).filter(isLock)).not.toEqual([])
  const end = sent.findIndex((text, at) => at > last && /^commit/i.test(text))
  const later = sent.slice(last, end).map(tableOf)
  expect(later).toContain('statements')
  for (const table of ['statement_lines', 'statement_postings', 'agency_postings', 'order_entries'])
    expect(later).not.toContain(table)

  await doJobs(product)
  await doJobs(product)
  expect(await mailsTo('books@ofek.example')).toEqual([
    {
      event: 'statement_ready',
      subject: expect.stringContaining(`דף חשבון`),
      status: 'sent',
      text: expect.stringMatching(/\$330\.00/),
      name: `statement_${made.number}_he.pdf`,
      isPdf: true,
    },
  ])
  expect(await mailsTo('pay@carmel.example')).toMatchObject([
    {
      subject: `Statement ${second.number}`,
      text: expect.stringContaining(
        `Your statement ${second.number} for 01/03/2026 – 31/03/2026 is attached.`,
      ),
      name: `statement_${second.number}_en.pdf`,
      isPdf: true,
    },
  ])
  expect((await auditOf(db, hebrew.id)).at(-1)).toMatchObject({
    action: 'messaged',
    account_id: hebrew.id,
    details: { message: 'statement_ready', channel: 'email', to: 'books@ofek.example' },
  })
})

test('nobody is mailed without an address, if statements aren’t mailed, or once one is void', async () => {
  const agency = await agencyWith({ contact_email: '' })
  await bookedBy(agency)
  const silent = await confirm(await draft(agency))
  const another = await agencyWith({ contact_email: 'books@almog.example' })
  await bookedBy(another)
  const voided = await confirm(await draft(another))
  await office.statements.void({ params: { id: voided._id }, body: { reason: 'Wrong period' } })
  await doJobs(product)
  expect(await stateOf(silent)).toEqual([['statement_ready', 'suppressed', 'no_address']])
  expect(await stateOf(voided)).toEqual([['statement_ready', 'canceled', 'overtaken']])
  await switchNews(office)
  const off = await confirm(await draft(another))
  await doJobs(product)
  expect(await stateOf(off)).toEqual([])
  expect(await mailsTo('books@almog.example')).toEqual([])
})

test('STMT-27 switched on, overdue statements are reminded of after 3, 14 and 30 days with the statement, each once, and not once they’re paid, void or fully questioned', async () => {
  clock.set(monday)
  const billed = async (name: string) => {
    const agency = await agencyWith({ name, contact_email: `${name}@guides.example`, payment_days: 10 })
    await bookedBy(agency)
    return { agency, statement: await confirm(await draft(agency)) }
  }
  const [open, paid, canceled, asked, early] = [
    await billed('open'),
    await billed('paid'),
    await billed('void'),
    await billed('asked'),
    await billed('early'),
  ]
  const at = async (day: string, time = '10:00') => {
    clock.set(`${day}T${time}:00${day < '2026-03-27' ? '+02:00' : '+03:00'}`)
    await planStatementReminders(product)
    await sendPlanned({ ...product, writeToAgency: writeStatement })
    await doJobs(product)
  }
  const told = async (name: string) =>
    (await mailsTo(`${name}@guides.example`)).map(({ event, status, isPdf }) => [event, status, isPdf])
  const reminder = ['statement_overdue', 'sent', true]

  const before = await agencyWith({ contact_email: 'before@guides.example', payment_days: 0 })
  await bookedBy(before)
  await confirm(await draft(before))
  await at('2026-03-05')
  expect(await told('before')).toEqual([])
  await switchNews(office, 'statement_overdue')
  await at('2026-03-06')
  expect(await told('before')).toEqual([])

  // Due on the 12th.
  for (const day of ['2026-03-12', '2026-03-13', '2026-03-14']) await at(day)
  await at('2026-03-15', '09:59')
  expect(await told('open')).toEqual([])
  await office.statements.pay({
    params: { id: paid.agency.id },
    body: { currency: 'USD', amount: 220, day: '2026-03-14', method: 'cash', clientKey: newId() },
  })
  const line = asked.statement.lines[0]!._id
  await office.statements.ask({
    params: { id: asked.statement._id, lineId: line },
    body: { text: 'Two people?', clientKey: newId() },
  })
  await office.statements.void({ params: { id: canceled.statement._id }, body: { reason: 'Wrong' } })
  await at('2026-03-15')
  await at('2026-03-15', '10:01')
  for (const name of ['open', 'early']) expect(await told(name)).toEqual([reminder])
  for (const name of ['paid', 'asked', 'void']) expect(await told(name)).toEqual([])
  const [mail] = await mailsTo('open@guides.example')
  expect(mail?.text).toContain('$220.00')
  expect(mail?.name).toBe(`statement_${open.statement.number}_he.pdf`)
  await office.statements.pay({
    params: { id: early.agency.id },
    body: { currency: 'USD', amount: 220, day: '2026-03-15', method: 'cash', clientKey: newId() },
  })
  await at('2026-03-25')
  await at('2026-03-26')
  await at('2026-04-10')
  await at('2026-04-11')
  await at('2026-05-20')
  expect(await told('open')).toEqual([reminder, reminder, reminder])
  expect(await told('early')).toEqual([reminder])
  for (const name of ['paid', 'void']) expect(await told(name)).toEqual([])
  expect(await stateOf(open.statement)).toHaveLength(3)
})
