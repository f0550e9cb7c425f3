import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'

const { app, as, browser, db, given, close } = await startServer()
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const cookie = await sessionCookie()

async function sessionCookie(): Promise<string> {
  const payload = { email: owner.login, password: owner.password }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload })
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  url?: string
  payload?: string
  headers?: Record<string, string>
}

const send = ({ method = 'POST', url = '/orders', payload, headers = {} }: Sent) =>
  app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie, ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { payload }),
  })

/** Sends an order like any program could, without the compiler's checks. */
const sendOrder = async (change: object) =>
  send({ payload: JSON.stringify({ ...(await given.orderInput()), ...change }) })

const entry = async (change: object) => {
  const [first] = (await given.orderInput()).selectedTours
  return sendOrder({ selectedTours: [{ ...first, ...change }] })
}

test.each([
  ['half a text', '{"orderType":'],
  ['no text at all', ''],
  ['a key that would change every object', '{"__proto__":{"isSuper":true}}'],
  ['such a key deep inside', '{"selectedTours":[{"participants":{"__proto__":{"adult":2}}}]}'],
  ['a constructor with a prototype', '{"constructor":{"prototype":{"isSuper":true}}}'],
])('HOLE-A24 a body of %s is not read', async (_, payload) => {
  const answer = await send({ payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message: "The request couldn't be read", code: 'body_malformed' })
})

test.each(['null', '[]', '"order"', '42', 'true'])(
  'HOLE-A24 a body of %s is not an order',
  async (payload) => {
    const answer = await send({ payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input' })
  },
)

test('HOLE-A24 a missing body is an error that says so', async () => {
  const answer = await send({})
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input' })
})

test('HOLE-A24 a body of two megabytes is too large', async () => {
  const answer = await send({ payload: JSON.stringify({ notes: 'x'.repeat(2 * 1024 * 1024) }) })
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'body_too_large' })
})

test.each([
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'nonsense',
])('HOLE-A24 a body of the kind %s is not accepted', async (kind) => {
  const answer = await send({
    payload: JSON.stringify(await given.orderInput()),
    headers: { 'content-type': kind },
  })
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toMatchObject({ code: 'wrong_media_type' })
})

test.each([
  ['GET', '/nothing'],
  ['GET', '/orders/1/2/3'],
  ['DELETE', '/orders/019b7000-0000-7000-8000-00000000dead'],
  ['PATCH', '/orders'],
  ['GET', '/orders/%zz'],
  ['GET', '/orders/%00'],
] as const)('HOLE-A24 %s %s is answered in the form of every refusal', async (method, url) => {
  const answer = await send({ method, url })
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^(not_found|invalid_input)$/) })
})

test.each(['1', 'masada', '019b7000-0000-7000-8000-00000000dea', "' or 1=1 --", '../accounts'])(
  'HOLE-A23 an id like %s is refused with the name of its field',
  async (id) => {
    expect(await faultsOf(office.orders.get({ params: { id } }))).toEqual({ id: 'field_invalid' })
    expect(await faultsOf(office.orders.cancel({ body: { orderId: id, canRefund: true } }))).toEqual({
      orderId: 'field_invalid',
    })
  },
)

test('HOLE-A23 every field of a wrong type is listed with its path', async () => {
  const answer = await send({
    payload: JSON.stringify({
      orderType: 'cruise',
      agency: 7,
      isAgencyPayment: 'yes',
      userInformation: { firstName: 5, lastName: null },
      selectedTours: [
        { date: '11/03/2026', participants: { adult: '2' }, pickup: { city: 'haifa' } },
        'tour',
      ],
    }),
  })
  expect(answer.statusCode).toBe(400)
  const { message, code } = answer.json<{ message: { field: string; msg: string }[]; code: string }>()
  expect(code).toBe('invalid_input')
  expect(message.map(({ field }) => field).sort()).toEqual([
    'agency',
    'isAgencyPayment',
    'orderType',
    'selectedTours.0.date',
    'selectedTours.0.participants.adult',
    'selectedTours.0.pickup.city',
    'selectedTours.1',
    'userInformation.firstName',
    'userInformation.lastName',
  ])
  expect(message[0]?.msg).toBe("This value isn't valid")
})

test('HOLE-A36 missing fields and wrong fields have different errors', async () => {
  const answer = await send({ url: '/auth/login', payload: '{"email":""}' })
  expect(answer.json()).toMatchObject({
    message: [
      { field: 'email', code: 'field_invalid' },
      { field: 'password', code: 'field_required', msg: 'This field is required' },
    ],
  })
})

test.each([
  ['a negative number of people', { participants: { adult: -1 } }, 'participants.adult'],
  ['half a person', { participants: { adult: 1.5 } }, 'participants.adult'],
  ['more people than the earth holds', { participants: { adult: 1e15 } }, 'participants.adult'],
  ['a type without a name', { participants: { ' ': 1 } }, 'participants. '],
  ['a vehicle of 9 seats', { vehicleSize: 9 }, 'vehicleSize'],
  ['a day that does not exist', { date: '2026-02-30' }, 'date'],
  ['a day of the year 0', { date: '0000-01-01' }, 'date'],
  ['notes of 5000 characters', { notes: 'x'.repeat(5000) }, 'notes'],
  ['notes with the character 0', { notes: 'a\0b' }, 'notes'],
])('HOLE-A24 an entry with %s is refused', async (_, change, field) => {
  const answer = await entry(change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: [{ field: `selectedTours.0.${field}` }] })
})

test.each([
  ['no entry', { selectedTours: [] }, 'selectedTours'],
  ['thirty-one entries', { selectedTours: Array.from({ length: 31 }, () => ({})) }, 'selectedTours'],
  ['a total below 0', { customTotalPrice: -1 }, 'customTotalPrice'],
  ['a total beyond all measure', { customTotalPrice: 1e300 }, 'customTotalPrice'],
  ['a reference of 61 characters', { refOrderNumber: 'x'.repeat(61) }, 'refOrderNumber'],
  ['a reference with the character 0', { refOrderNumber: '\0' }, 'refOrderNumber'],
  ['a key that is no id', { clientKey: 'click' }, 'clientKey'],
])('HOLE-A24 an order with %s is refused', async (_, change, field) => {
  const answer = await sendOrder(change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: [{ field }] })
})

test('HOLE-A24 the null character is refused in a login and in an address, without a server error', async () => {
  await expect(browser().auth.login({ body: { email: 'a\0b', password: 'x' } })).rejects.toMatchObject({
    status: 400,
  })
  expect((await send({ method: 'GET', url: '/orders/purchasedTours/data?search=a%00b' })).statusCode).toBe(
    400,
  )
  expect((await send({ method: 'GET', url: '/orders/purchasedTours/data?tours=%00' })).statusCode).toBe(400)
})

test.each([
  ['notes', { notes: 'Half a smile \ud83d' }, 'notes'],
  ['ticket type', { participants: { adult: 2, '\ud83d': 0 } }, 'participants.\ud83d'],
])('half a character in the %s of an entry is refused at its field', async (_, change, field) => {
  const answer = await entry(change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: [{ field: `selectedTours.0.${field}` }] })
})

test('half a character in a tag, a user or an invite is refused at its field', async () => {
  const half = 'Half a smile \ud83d'
  expect(await faultsOf(office.tags.create({ body: { tag: half } }))).toEqual({ tag: 'field_invalid' })
  const person = {
    email: 'noa',
    password: 'long enough 7',
    firstName: half,
    lastName: 'Katz',
    mobilePhone: '',
  }
  expect(await faultsOf(office.users.create({ body: person }))).toEqual({ firstName: 'field_invalid' })
  const invited = {
    ...person,
    email: 'noa@demo.example',
    accountId: (await given.account()).id,
    role: 'ADMIN' as const,
  }
  expect(await faultsOf(office.invites.create({ body: invited }))).toEqual({ firstName: 'field_invalid' })
})

test('letters of any script come back as they were sent', async () => {
  const notes = 'שלום Ω 漢字 😀 <b>"\'\\%_ {{x}} \u2028 end'
  const answer = await entry({ notes })
  expect(answer.json()).toMatchObject({ selectedTours: [{ notes }] })
})

test('an order with thirty entries, the maximum, is accepted', async () => {
  const [first] = (await given.orderInput()).selectedTours
  const answer = await sendOrder({ selectedTours: Array.from({ length: 30 }, () => first) })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ calculatedPrices: { totalPrice: 7500 } })
})

test('ticket types named like a built-in property of objects do not count', async () => {
  for (const type of ['constructor', 'toString', 'hasOwnProperty']) {
    const answer = await entry({ participants: { adult: 2, [type]: 1 } })
    expect(answer.json()).toMatchObject({
      message: [{ field: `selectedTours.0.participants.${type}`, code: 'ticket_type_unknown' }],
    })
    const none = await entry({ participants: { adult: 2, [type]: 0 } })
    expect(none.json()).toMatchObject({ selectedTours: [{ participants: { adult: 2 } }] })
  }
  expect(({} as Record<string, unknown>).adult).toBeUndefined()
})

test.each(['https://elsewhere.example', 'null', 'http://localhost.elsewhere.example', 'nonsense'])(
  'API-02 a page of %s cannot change anything with our cookies',
  async (origin) => {
    const answer = await send({ url: '/auth/logout', payload: '{}', headers: { origin } })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'not_allowed' })
    expect((await send({ method: 'GET', url: '/auth/getCurrentUser' })).statusCode).toBe(200)
  },
)

test('API-02 our own pages can', async () => {
  for (const origin of ['http://tourdesk.example:8080', 'https://tourdesk.example:8080']) {
    const headers = { origin, host: 'tourdesk.example:8080' }
    const answer = await send({
      url: '/orders/calculatePrice',
      payload: JSON.stringify(await given.orderInput()),
      headers,
    })
    expect(answer.statusCode).toBe(200)
  }
})

test('the server never sends what the contract does not declare', async () => {
  const agency = await given.account()
  const user = await given.user({ account: agency })
  const order = await given.order({ by: user })
  const client = as(user)
  const answers = JSON.stringify([
    await client.auth.getCurrentUser(),
    await client.orders.get({ params: { id: order._id } }),
    await client.agencies.sellers(),
    await client.pricing.management(),
    await client.tours.active(),
    await client.editLogs.ofOrder({ params: { id: order._id } }),
  ])
  const { api_key } = await db
    .selectFrom('accounts')
    .select('api_key')
    .where('id', '=', agency.id)
    .executeTakeFirstOrThrow()
  expect(answers).toContain(order._id)
  expect(answers).not.toContain(api_key)
  expect(answers).not.toMatch(/password|argon2|api_?key|client_?key|search_text|hashavshevet/i)
})
