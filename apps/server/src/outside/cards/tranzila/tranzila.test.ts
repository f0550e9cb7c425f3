import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../../test/as.ts'
import { listen } from '../../../../test/listen.ts'
import { payAtDesk, textIn } from '../../../../test/payAtDesk.ts'
import { tranzilaPeer } from '../../../../test/tranzilaPeer.ts'
import { cardProviderOf } from '../../../cardProviderOf.ts'
import { findTransactions } from '../../../embedded/paymentDesk/deskBooks.ts'
import { deskSettings } from '../../../embedded/paymentDesk/deskSettings.ts'
import { insertInto } from '../../../kernel/insertInto.ts'
import type { PageRequest } from '../cardProvider.ts'
import { accessToken } from './signedHeaders.ts'
import { tranzila } from './tranzila.ts'

const server = await startServer()
afterAll(server.close)
const { clock, product } = server
const peer = await tranzilaPeer()
afterAll(peer.close)
const origin = await listen(server)
const provider = cardProviderOf(product)!

let count = 0
const request = (rest: Partial<PageRequest> = {}): PageRequest => ({
  reference: `order-${++count}`,
  amount: 25_000,
  currency: 'USD',
  language: 'en',
  description: 'Order 100123',
  payer: { name: 'Noa Levi', email: 'noa@example.com', phone: '+972 52 123 4567' },
  addresses: { success: `${origin}/a`, failure: `${origin}/b`, notice: `${origin}/c` },
  ...rest,
})
const yesterday = new Date('2026-03-01T00:00:00Z')

/** Pays and answers the transaction, as the provider keeps it. */
async function paid(asked = request(), card?: string) {
  const back = await payAtDesk(await provider.openPage(asked), card)
  const number = provider.numberIn(back.fields)
  return { back, number, transaction: number === null ? null : await provider.find(number) }
}

test('an access token is what Tranzila’s own example gives', () => {
  const nonce = 'ab'.repeat(40)
  const signed = { appKey: 'test-app-key', secret: 'test-secret', time: '1700000000', nonce }
  expect(accessToken(signed)).toBe('b02de13359722ec016c812ad4d815560df37dba117ff791d39d9459eef5e5419')
})

test('the payment page asks for what was ordered, in the language of the payer', async () => {
  const address = new URL(await provider.openPage(request({ language: 'he', currency: 'ILS', amount: 4905 })))
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    sum: '49.05',
    currency: '1',
    lang: 'il',
    tranmode: 'A',
    cred_type: '1',
    contact: 'Noa Levi',
  })
  const page = await (await fetch(address)).text()
  expect(page).toContain('lang="he" dir="rtl"')
  expect(textIn(page)).toMatch(/מצב בדיקה.*₪49\.05.*Order 100123/)
})

test.each(['USD', 'EUR', 'ILS'] as const)('a card pays in %s and the provider keeps it', async (currency) => {
  const asked = request({ currency, amount: 12_345 })
  const { back, number, transaction } = await paid(asked)
  expect(back.address).toBe(asked.addresses.success)
  expect(transaction).toEqual({
    number,
    reference: asked.reference,
    kind: 'charge',
    isApproved: true,
    response: '000',
    amount: 12_345,
    currency,
    authorization: expect.stringMatching(/^\d{7}$/),
    day: '2026-03-02',
    refunds: null,
  })
  expect(await provider.findByReference(asked.reference, yesterday)).toEqual([transaction])
})

test.each([
  ['4580000000000002', '004'],
  ['4580000000000015', '015'],
  ['4580000000000447', '447'],
  ['4580 0000 0000 0009', '009'],
  ['5555555555554444', '447'],
])('the card %s is refused with %s, and nothing is charged', async (card, response) => {
  const asked = request()
  const { back, transaction } = await paid(asked, card)
  expect(back.address).toBe(asked.addresses.failure)
  expect(back.fields.Response).toBe(response)
  expect(transaction).toMatchObject({ isApproved: false, response })
})

test('a page whose sum, currency code or way back was changed is refused', async () => {
  const address = await provider.openPage(request())
  const changed = (name: string, value: string) => {
    const url = new URL(address)
    url.searchParams.set(name, value)
    return fetch(url)
  }
  for (const [name, value] of [
    ['sum', '1.00'],
    ['sum', '-250.00'],
    ['thtk', 'made-up'],
    ['currency', '999'],
    ['notify_url_address', 'http://169.254.169.254/latest'],
    ['success_url_address', `${origin}.example.com/`],
  ] as const)
    expect((await changed(name, value)).status, `${name}=${value}`).toBe(400)
  expect((await fetch(address)).status).toBe(200)
  expect((await fetch(address.replace('/test/', '/other/'))).status).toBe(404)
})

test('a page is paid once, also when its button is pressed twice', async () => {
  const asked = request()
  const page = await provider.openPage(asked)
  const tries = await Promise.allSettled([1, 2, 3].map(() => payAtDesk(page)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await provider.findByReference(asked.reference, yesterday)).toHaveLength(1)
})

test('a card that expired, or no card at all, leaves the page as it is', async () => {
  const page = await provider.openPage(request())
  const fill = new URLSearchParams([...new URL(page).searchParams, ['card', '12312312'], ['cvv', '333']])
  for (const expiry of ['02/26', '13/30', '']) {
    fill.set('expiry', expiry)
    const answer = await fetch(`${origin}/test-desk/test/pay`, { method: 'POST', body: fill })
    expect(answer.status).toBe(422)
    expect(textIn(await answer.text())).toContain('Please fill in the card number')
  }
  fill.set('expiry', '03/26')
  expect((await fetch(`${origin}/test-desk/test/pay`, { method: 'POST', body: fill })).status).toBe(200)
})

test('a refund gives back parts of a payment, and never more than was paid', async () => {
  const { transaction } = await paid()
  const { number: of, authorization } = transaction!
  const refund = (amount: number, rest = {}) => {
    const reference = `refund-${++count}`
    const description = 'Refund 100123'
    return provider.refund({ of, authorization, reference, amount, currency: 'USD', description, ...rest })
  }
  await refund(10_000, { reference: 'refund-a' })
  expect(await provider.findByReference('refund-a', yesterday)).toMatchObject([
    { kind: 'refund', isApproved: true, amount: 10_000, currency: 'USD' },
  ])
  const both = await Promise.allSettled([refund(10_000), refund(10_000)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(refund(5001)).rejects.toMatchObject({ code: 'refused', response: '23002' })
  await expect(refund(100, { authorization: '' })).rejects.toMatchObject({
    code: 'refused',
    response: '21303',
  })
  await expect(refund(100, { of: 'test-9' })).rejects.toMatchObject({ code: 'refused', response: '20112' })
  await expect(refund(100, { of: 'other-1001' })).rejects.toMatchObject({ code: 'refused' })
})

test('refunds are listed by whoever made them, page after page; charges aren’t', async () => {
  const { transaction } = await paid()
  const [{ index = 0 } = {}] = await findTransactions(server.db, {
    index: Number(transaction?.number.replace('test-', '')),
  })
  const rows = Array.from({ length: 501 }, (_, at) => ({
    index: 500_000 + at,
    kind: 'CREDIT' as const,
    amount: 1,
    currency: 'USD',
    response: at === 0 ? '004' : '000',
    authorization_number: '0000001',
    reference: '',
    credits_index: index,
    handshake: null,
    created_at: clock.now(),
  }))
  await insertInto(server.db, 'test_transactions', rows).execute()
  const listed = await provider.refundsSince(yesterday)
  expect(listed.filter(({ amount }) => amount === 1)).toHaveLength(500)
  expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['refund']))
  expect(listed.at(-1)).toMatchObject({ reference: null, refunds: transaction?.number })
  expect(await provider.refundsSince(new Date('2026-03-10T00:00:00Z'))).toEqual([])
})

test('a report that gives the same page again is read once', async () => {
  Object.assign(peer, {
    status: 200,
    body: JSON.stringify({
      error_code: 0,
      transactions: Array.from({ length: 500 }, (_, at) => ({ ...row, index: at + 1, txn_type: 'CREDIT' })),
    }),
  })
  const repeating = tranzila(() => peer.keys, clock, false)
  expect(await repeating.refundsSince(yesterday)).toHaveLength(500)
})

test('a notification names a transaction only by a whole number, however its key is written', async () => {
  expect(provider.numberIn({ Index: '1001' })).toBe('test-1001')
  for (const index of ['', '1 or 1', '-1', '1.5', '9'.repeat(40)])
    expect(provider.numberIn({ index })).toBeNull()
  expect(provider.numberIn({ Response: '000' })).toBeNull()
  expect(await provider.find('test-999999')).toBeNull()
  expect(await provider.find('other-1001')).toBeNull()
})

test('calls with a wrong secret, an old time or a number used before are refused', async () => {
  const asked = request()
  const wrong = tranzila(() => ({ ...deskSettings(product), secret: 'guessed' }), clock, true)
  await expect(wrong.openPage(asked)).rejects.toMatchObject({ code: 'unreachable' })
  const late = tranzila(() => deskSettings(product), { now: () => new Date('2026-03-02T07:50:00Z') }, true)
  await expect(late.openPage(asked)).rejects.toMatchObject({ code: 'unreachable' })
  expect(await provider.openPage(asked)).toContain('thtk=')
})

const row = {
  index: 216,
  amount: 25000,
  currency: 'USD',
  processor_response_code: '000',
  txn_type: 'DEBIT',
  tranmode: 'A',
  authorization_number: '0012345',
  child_terminal: 'tourdesk',
  user_defined_7: 'order-1',
}

/** What the adapter makes of a row in a report. */
async function readAs(changed: object, keys = {}) {
  peer.status = 200
  peer.body = JSON.stringify({ error_code: 0, transactions: [{ ...row, ...changed }] })
  return tranzila(() => ({ ...peer.keys, ...keys }), clock, false).find('tourdesk-216')
}

test.each([
  ['a card that was only checked', { txn_type: 'VERIFY' }, { kind: 'other' }],
  ['an amount that was only held', { tranmode: 'V' }, { kind: 'other' }],
  ['a canceled payment', { txn_type: 'CANCEL' }, { kind: 'other' }],
  ['a charge that kept the card', { tranmode: 'AK' }, { kind: 'charge' }],
  ['a charge with digits behind its mode', { tranmode: 'A123456' }, { kind: 'charge' }],
  ['a currency by its ISO number', { currency: 376 }, { currency: 'ILS' }],
  ['a currency by Tranzila’s number', { currency: '1' }, { currency: 'ILS' }],
  ['yen', { currency: 'JPY' }, { currency: null }],
  ['no reference of ours', { user_defined_7: null }, { reference: null }],
  ['a refund of a transaction', { txn_type: 'CREDIT', tranmode: 'C215' }, { refunds: 'tourdesk-215' }],
  ['a refund to a card', { txn_type: 'CREDIT', tranmode: 'C' }, { kind: 'refund', refunds: null }],
  ['a charge refunds nothing', { tranmode: 'C215' }, { refunds: null }],
  ['its day', { transaction_date: '2026-03-02' }, { day: '2026-03-02' }],
  ['its day and time', { transaction_date: '2026-03-02T10:00:00' }, { day: '2026-03-02' }],
  ['its day as Israelis write it', { transaction_date: '02/03/2026' }, { day: '2026-03-02' }],
  ['no day', { transaction_date: 'yesterday' }, { day: null }],
])('a report’s row says: %s', async (_, changed, expected) => {
  expect(await readAs(changed)).toMatchObject({ number: 'tourdesk-216', ...expected })
})

test('the rows of other terminals and other transactions are nobody’s', async () => {
  expect(await readAs({ child_terminal: 'another' })).toBeNull()
  expect(await readAs({ index: 217 })).toBeNull()
})

test('amounts are read in the unit that is set, and half a cent is nonsense', async () => {
  expect(await readAs({ amount: '250.5' }, { reportAmounts: 'units' })).toMatchObject({ amount: 25_050 })
  expect(await readAs({ amount: 25_050 })).toMatchObject({ amount: 25_050 })
  await expect(readAs({ amount: 250.5 })).rejects.toMatchObject({ code: 'unreadable' })
  await expect(readAs({ amount: 250.505 }, { reportAmounts: 'units' })).rejects.toMatchObject({
    code: 'unreadable',
  })
})

test.each([
  [503, 'down', 'unreachable'],
  [500, '{"error_code":0}', 'unreachable'],
  [200, '<html>Maintenance</html>', 'unreadable'],
  [200, '', 'unreadable'],
  [200, '{"error_code":0,"transactions":"none"}', 'unreadable'],
  [200, '{"error_code":0,"thtk":""}', 'unreadable'],
  [400, '{"error_code":20004,"message":"Schema mismatch"}', 'refused'],
  [200, '{"error_code":912791,"message":"Handshake"}', 'refused'],
])('Tranzila answers %i with %s: %s', async (status, body, code) => {
  Object.assign(peer, { status, body })
  const failing = tranzila(() => peer.keys, clock, false)
  const refund = {
    of: 'tourdesk-216',
    authorization: '1',
    reference: 'a',
    amount: 1,
    currency: 'USD',
  } as const
  for (const work of [
    failing.openPage(request()),
    failing.find('tourdesk-216'),
    failing.refund({ ...refund, description: 'Refund' }),
  ]) {
    const error = await work.then(() => null).catch((reason: Error) => reason)
    expect(error).toMatchObject({ name: 'CardProviderError', code })
    expect(error?.message).not.toContain(peer.keys.secret)
  }
})

test('nobody listens at Tranzila’s address', async () => {
  const gone = tranzila(() => ({ ...peer.keys, apiUrl: 'http://127.0.0.1:1' }), clock, false)
  await expect(gone.openPage(request())).rejects.toMatchObject({ code: 'unreachable' })
})

test('a refund that the card company declines went nowhere', async () => {
  Object.assign(peer, {
    status: 200,
    body: JSON.stringify({ error_code: 0, transaction_result: { processor_response_code: '004' } }),
  })
  const refund = {
    of: 'tourdesk-216',
    authorization: '1',
    reference: 'a',
    amount: 1,
    currency: 'USD',
  } as const
  await expect(
    tranzila(() => peer.keys, clock, false).refund({ ...refund, description: 'Refund' }),
  ).rejects.toMatchObject({ code: 'refused', response: '004' })
})

test('production has no test desk and no card payments until a terminal is set up', async () => {
  const env = { NODE_ENV: 'production', DEMO: 'off' }
  const closed = await startServer({ env })
  expect(cardProviderOf(closed.product)).toBeNull()
  const answer = await closed.app.inject({ method: 'POST', url: '/test-desk/v2/handshake/create' })
  expect(answer.statusCode).toBe(404)
  expect((await closed.app.inject('/test-desk/test/iframenew.php')).statusCode).toBe(404)
  await closed.close()
})
