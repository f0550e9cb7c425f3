import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { readWorkbook } from '../../test/readWorkbook.ts'
import { newId } from '../kernel/newId.ts'

const { as, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner).agencyAccounts
const rate = 12
const agencyNamed = (name: string, row: object = {}) =>
  given.account({ name, commission_rate: rate, does_allow_payment_to_agency: true, ...row })

const money = (more: object) => ({
  kind: 'payment' as const,
  currency: 'USD' as const,
  amount: 100,
  day: '2026-03-02',
  method: 'cash' as const,
  clientKey: newId(),
  ...more,
})
const opening = (amount: number, more: object = {}) =>
  money({ kind: 'opening', method: null, amount, ...more })
const record = (agency: { id: string }, body: ReturnType<typeof money>) =>
  office.record({ params: { id: agency.id }, body })

const almond = await agencyNamed('Almond Travel', { credit_limit_cents: 1_000_00 })
const basil = await agencyNamed('Basil Travel')
const cedar = await agencyNamed('Cedar Travel', { is_prepaid: true, warn_below_cents: 50_00 })
const date = await agencyNamed('Date Travel', { credit_limit_cents: 100_00 })
await agencyNamed('Elm Travel')

await record(almond, opening(900))
await record(almond, money({ amount: 50, day: '2026-02-20' }))
await record(almond, opening(-37, { currency: 'ILS' }))
await record(basil, opening(-20))
await record(basil, money({ kind: 'top_up', amount: 5, day: '2026-02-26' }))
const wrong = await record(basil, money({ amount: 70, day: '2026-03-01' }))
await office.reverse({ params: { id: wrong._id }, body: { reason: 'Paid by Almond', clientKey: newId() } })
await record(date, opening(100.01))

/** The names and balances of the rows that are found. */
async function found(query: object) {
  const { data } = await office.list({ query: { search: 'Travel', ...query } })
  return data.map(({ agency, currency, balance }) => `${agency.name.split(' ')[0]} ${balance} ${currency}`)
}

describe('the list of what agencies owe', () => {
  test('has a row for each agency and currency, with the limit, the last payment and the sums', async () => {
    const { data, total, sums } = await office.list({ query: { search: 'Travel' } })
    expect(total).toBe(5)
    expect(data).toMatchObject([
      // 37 shekels are worth 10 dollars.
      { agency: { name: almond.name }, currency: 'ILS', balance: -37, owed: 840, lastPayment: null },
      {
        agency: { _id: almond.id, name: almond.name },
        currency: 'USD',
        balance: 850,
        isPrepaid: false,
        owed: 840,
        limit: 1000,
        left: 160,
        percent: 84,
        state: 'near',
        lastPayment: { day: '2026-02-20', amount: 50 },
      },
      {
        agency: { name: basil.name },
        balance: -25,
        limit: null,
        left: null,
        percent: null,
        state: null,
        lastPayment: { day: '2026-02-26', amount: 5 },
      },
      { agency: { name: cedar.name }, currency: 'USD', balance: 0, isPrepaid: true, limit: 0, state: 'low' },
      { agency: { name: date.name }, balance: 100.01, left: -0.01, percent: 100, state: 'over' },
    ])
    expect(sums).toEqual([
      { currency: 'ILS', amount: -37 },
      { currency: 'USD', amount: 925.01 },
    ])
  })

  test('can be narrowed down, sorted and paged', async () => {
    expect(await found({ search: 'basil' })).toEqual(['Basil -25 USD'])
    expect(await found({ currency: ['ILS'] })).toEqual(['Almond -37 ILS'])
    expect(await found({ sides: ['credit'] })).toEqual(['Almond -37 ILS', 'Basil -25 USD'])
    expect(await found({ sides: ['settled', 'owes'], limits: ['low', 'over'] })).toEqual([
      'Cedar 0 USD',
      'Date 100.01 USD',
    ])
    expect(await found({ limits: ['near'], currency: ['USD'] })).toEqual(['Almond 850 USD'])
    const [all, byBalance] = [await found({}), await found({ sort: '-balance' })]
    expect(byBalance).toEqual([
      'Almond 850 USD',
      'Date 100.01 USD',
      'Cedar 0 USD',
      'Almond -37 ILS',
      'Basil -25 USD',
    ])
    expect(await found({ sort: 'balance' })).toEqual(byBalance.toReversed())
    expect(await found({ sort: '-agency' })).toEqual(all.toReversed())
    expect((await found({ sort: '-used' })).slice(0, 3)).toEqual([
      'Date 100.01 USD',
      'Almond -37 ILS',
      'Almond 850 USD',
    ])
    expect((await found({ sort: '-lastPayment' })).slice(0, 2)).toEqual(['Basil -25 USD', 'Almond 850 USD'])
    expect(await found({ page: 2, limit: 1 })).toEqual(['Almond 850 USD'])
  })

  test('follows the orders of agencies', async () => {
    const fig = await agencyNamed('Fig Tours')
    await given.order({ agency: fig.id, isAgencyPayment: true })
    const { data } = await office.list({ query: { search: 'Fig' } })
    expect(data).toMatchObject([{ balance: 220, owed: 220 }])
  })

  test('is a file too, and the log says so', async () => {
    const answer = await office.file({ query: { search: 'Travel', limits: ['near', 'low'], locale: 'he' } })
    const { sheet, isRightToLeft, rows } = readWorkbook(Buffer.from(await answer.arrayBuffer()))
    expect({ sheet, isRightToLeft }).toEqual({ sheet: 'חשבונות סוכנויות', isRightToLeft: true })
    expect(rows.slice(1).map((row) => [row[0], row[1], row[2], row[7], row[8]])).toEqual([
      ['Almond Travel', -37, 'ILS', 0.84, 'המסגרת כמעט נוצלה'],
      ['Almond Travel', 850, 'USD', 0.84, 'המסגרת כמעט נוצלה'],
      ['Cedar Travel', 0, 'USD', null, 'נותר מעט'],
    ])
    const { data } = await as(owner).activity.list({ query: { action: 'list.exported' } })
    expect(data[0]).toMatchObject({ name: 'agencyBalances', facts: { limits: ['near', 'low'] } })
  })

  test('has saved views', async () => {
    const saved = { list: 'agencyBalances' as const, name: 'Near the limit', filters: { limits: 'near' } }
    const view = await as(owner).views.create({ body: { ...saved, columns: [] } })
    expect(view).toMatchObject(saved)
  })
})

test('an account says what its agency owes and may owe', async () => {
  const params = { id: almond.id }
  expect(await office.get({ params })).toMatchObject({
    name: almond.name,
    owed: 840,
    limit: 1000,
    left: 160,
    percent: 84,
    state: 'near',
    balances: [
      { currency: 'ILS', amount: -37, lastPayment: null },
      { currency: 'USD', amount: 850, lastPayment: { day: '2026-02-20', amount: 50 } },
    ],
  })
})

test('an agency’s people read their own account and no other, and agents only how much of the limit is used', async () => {
  const agent = as(await given.user({ account: almond, role: 'AGENT' })).agencyAccounts
  expect(await agent.limitUse({ params: { id: almond.id } })).toEqual({ percent: 84, state: 'near' })
  for (const call of [() => agent.list({ query: {} }), () => agent.get({ params: { id: almond.id } })])
    await expect(call()).rejects.toMatchObject({ status: 403 })
  const theirs = await given.user({ account: basil, role: 'OWNER' })
  const other = as(theirs).agencyAccounts
  expect((await other.list({ query: {} })).data.map(({ agency }) => agency.name)).toEqual([basil.name])
  expect(await other.limitUse({ params: { id: basil.id } })).toEqual({ percent: null, state: null })
  const file = await (await other.file({ query: { format: 'csv' } })).text()
  expect(file).toContain(basil.name)
  expect(file).not.toContain(almond.name)
  const params = { id: almond.id }
  for (const call of [
    () => other.get({ params }),
    () => other.limitUse({ params }),
    () => other.postings({ params }),
    () => other.postingsFile({ params }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 })
})

test('the rows of an account are a file too; an agency’s has neither notes nor who wrote them', async () => {
  const fern = await agencyNamed('Fern Tours')
  await given.order({ agency: fern.id, isAgencyPayment: true })
  await record(fern, money({ note: 'Asked twice', reference: 'R-9' }))
  const params = { id: fern.id }
  const whole = await office.postingsFile({ params, query: { kinds: ['payment', 'gross'] } })
  const { rows } = readWorkbook(Buffer.from(await whole.arrayBuffer()))
  expect(rows.slice(1).map((row) => [row[1], row[7], row[8], row[12], row[13], row[14]])).toEqual([
    ['Payment', -100, 120, 'R-9', 'Asked twice', owner.name],
    ['Tour', 250, 250, null, null, expect.anything()],
  ])
  const own = as(await given.user({ account: fern, role: 'ADMIN' })).agencyAccounts
  const text = await (await own.postingsFile({ params, query: { format: 'csv', locale: 'he' } })).text()
  expect(text).toContain('R-9')
  expect(text).not.toContain('Asked twice')
  expect(text).not.toContain(owner.name)
})

test('a changed limit is in the log of the account, and its owner reads it', async () => {
  const grape = await agencyNamed('Grape Tours')
  const { settlement } = await as(owner).agencies.get({ params: { id: grape.id } })
  await as(owner).agencies.change({
    params: { id: grape.id },
    body: { name: grape.name, mobilePhone: '03-5550199', settlement: { ...settlement, creditLimit: 500 } },
  })
  const reader = as(await given.user({ account: grape, role: 'OWNER' }))
  const { data } = await reader.activity.list({ query: { thing: grape.id } })
  expect(data[0]).toMatchObject({
    event: 'account.changed',
    changes: expect.arrayContaining([
      expect.objectContaining({ field: 'creditLimit', before: null, after: 500 }),
    ]),
  })
})

test('STMT-02 orders on account post price and commission, others their commission while fully paid, and a prepaid agency may owe nothing and is warned', async () => {
  const hazel = await agencyNamed('Hazel Tours', {
    is_prepaid: true,
    warn_below_cents: 100_00,
    at_limit: 'block',
  })
  const params = { id: hazel.id }
  const kinds = async () =>
    (await office.postings({ params })).data.map(({ kind, amount }) => [kind, amount]).toReversed()
  const state = async () => (await office.get({ params })).state
  const desk = await given.user({ account: hazel, role: 'AGENT' })
  const onAccount = { by: desk, agency: hazel.id, isAgencyPayment: true }
  // 250.00 with 12 % commission.
  await record(hazel, money({ kind: 'top_up', amount: 219.99 }))
  await expect(given.order(onAccount)).rejects.toMatchObject({ code: 'credit_limit_reached' })
  await record(hazel, money({ kind: 'top_up', amount: 100.01 }))
  expect(await state()).toBeNull()
  await given.order(onAccount)
  expect(await kinds()).toEqual([
    ['top_up', -219.99],
    ['top_up', -100.01],
    ['gross', 250],
    ['commission', -30],
  ])
  expect(await state()).toBeNull()
  await record(hazel, money({ kind: 'payout', amount: 0.01 }))
  expect(await state()).toBe('low')

  const order = await given.order({ by: desk, agency: hazel.id })
  expect(await kinds()).toHaveLength(5)
  const whole = { kind: 'payment' as const, method: 'cash' as const, amount: 250, day: '2026-03-02' }
  const settle = as(owner).orders
  await settle.recordPayment({ params: { id: order._id }, body: { ...whole, clientKey: newId() } })
  expect((await kinds()).slice(5)).toEqual([['commission', -30]])
  const { data } = await settle.ledger({ params: { id: order._id } })
  await settle.reverseEntry({
    params: { id: data.at(-1)?._id ?? '' },
    body: { reason: 'Wrong order', clientKey: newId() },
  })
  expect((await kinds()).slice(5)).toEqual([
    ['commission', -30],
    ['commission', 30],
  ])
})
