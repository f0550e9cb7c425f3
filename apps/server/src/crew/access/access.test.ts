import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { contract } from '@tourdesk/contract/contract'
import { isForCrews, isForGuests, isForOffers } from '@tourdesk/domain/access/callers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { crewPhone, givenRoad, tapOf, tokenOf } from '../../../test/crewPhone.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { sweep } from '../../identity/sweep.ts'
import { newId } from '../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const lines: string[] = []
const logTo = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
const server = await startServer({
  now: start,
  env: { WEB_ORIGIN: 'https://desk.example.com', LOG_LEVEL: 'debug' },
  logTo,
})
const { app, as, browser, clock, db, given, product, close } = server
afterAll(close)
beforeEach(async () => {
  clock.set(start)
  await db.deleteFrom('attempts').execute()
})

const owner = await given.owner()
const office = as(owner)
const dead = { status: 404, code: 'crew_link_dead' }

const operatorNamed = (first_name: string, last_name: string, mobile_phone = '050-555-0142') =>
  given.operator({ first_name, last_name, mobile_phone, role: 'driver' })
const makeLink = (operator: { id: string }) => office.crewLinks.make({ params: { id: operator.id } })
const enter = (link: string, phoneEnd: string, phone = browser()) =>
  phone.crewEntry.enter({ body: { token: tokenOf(link), phoneEnd } })
const daysLater = (days: number, minutes = 0) =>
  new Date(new Date(start).getTime() + days * 24 * 3_600_000 + minutes * 60_000)

test('CREW-01 the office makes a crew link, for an address to copy and a number to send it to', async () => {
  const eli = await operatorNamed('Eli', 'Mizrahi')
  const made = await makeLink(eli)
  expect(made.link).toMatch(/^https:\/\/desk\.example\.com\/crew\/enter\/[\w-]{43}$/)
  expect(made).toMatchObject({ expiresAt: '2026-03-05T08:00:00.000Z', whatsapp: '972505550142' })
  const abroad = await operatorNamed('Sami', 'Haddad', '1234')
  expect((await makeLink(abroad)).whatsapp).toBeNull()
  const silent = await operatorNamed('Uri', 'Katz', '12')
  await expect(makeLink(silent)).rejects.toMatchObject({ status: 409, code: 'crew_phone_missing' })
  await expect(office.crewLinks.make({ params: { id: owner.id } })).rejects.toMatchObject({ status: 404 })
})

test('CREW-02 a link is 32 random bytes, stored as their hash; it opens three phones within 72 hours, and a new one kills those that nobody used', async () => {
  const eli = await operatorNamed('Eli', 'Mizrahi')
  const first = await makeLink(eli)
  expect(Buffer.from(tokenOf(first.link), 'base64url')).toHaveLength(32)
  const [stored] = await db.selectFrom('crew_links').selectAll().where('operator_id', '=', eli.id).execute()
  expect(stored?.token_hash).toEqual(createHash('sha256').update(tokenOf(first.link)).digest())
  expect(JSON.stringify(stored)).not.toContain(tokenOf(first.link))

  const second = await makeLink(eli)
  await expect(enter(first.link, '0142')).rejects.toMatchObject(dead)
  await enter(second.link, '0142')
  const third = await makeLink(eli)
  await enter(second.link, '0142')
  clock.set(daysLater(3, -1))
  await enter(second.link, '0142')
  await expect(enter(second.link, '0142')).rejects.toMatchObject(dead)
  await browser().crewEntry.check({ body: { token: tokenOf(third.link) } })
  clock.set(daysLater(3))
  await expect(enter(third.link, '0142')).rejects.toMatchObject(dead)
})

test('CREW-02 three phones that open a link at once with two more: three get in', async () => {
  const { link } = await makeLink(await operatorNamed('Eli', 'Mizrahi'))
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => enter(link, '0142')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('CREW-03 a link asks for the last four digits of the phone on record; five wrong tries kill it, and every dead link answers the same', async () => {
  const eli = await operatorNamed('Eli', 'Mizrahi')
  const { link } = await makeLink(eli)
  const door = () => browser().crewEntry.check({ body: { token: tokenOf(link) } })
  expect(await door()).toEqual({ business: 'Main Office', language: 'he' })
  await db.updateTable('operators').set({ document_language: 'en' }).where('id', '=', eli.id).execute()
  expect(await door()).toEqual({ business: 'Main Office', language: 'en' })
  const wrong = {
    status: 400,
    issues: [expect.objectContaining({ field: 'phoneEnd', code: 'crew_phone_wrong' })],
  }
  for (const digits of ['0143', '555-0142', '', '0241'])
    await expect(enter(link, digits)).rejects.toMatchObject(wrong)
  await enter(link, ' 01-42 ')
  await db
    .updateTable('operators')
    .set({ mobile_phone: '+972 52 700 8899' })
    .where('id', '=', eli.id)
    .execute()
  await expect(enter(link, '0142')).rejects.toMatchObject(dead)
  const used = await makeLink(eli)
  for (let phone = 0; phone < 3; phone += 1) await enter(used.link, '8899')
  const late = await makeLink(eli)
  const replaced = await makeLink(eli)
  await makeLink(eli)
  const gone = await operatorNamed('Uri', 'Katz')
  const deleted = await makeLink(gone)
  await office.operators.remove({ params: { id: gone.id } })

  const ask = async (token: string, at = start) => {
    clock.set(at)
    const payload = { token, phoneEnd: '8899' }
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/v1/crew/enter', payload })
    const check = await app.inject({ method: 'POST', url: '/api/v1/crew/enter/check', payload: { token } })
    return [statusCode, body, check.statusCode, check.body]
  }
  const answers = [
    await ask('unknown'),
    await ask(tokenOf(link)),
    await ask(tokenOf(used.link)),
    await ask(tokenOf(late.link), '2026-03-06T10:00:00+02:00'),
    await ask(tokenOf(replaced.link)),
    await ask(tokenOf(deleted.link)),
  ]
  expect(answers[0]).toEqual([
    404,
    expect.stringContaining('This link is no longer valid.'),
    404,
    answers[0]?.[1],
  ])
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('CREW-03 wrong tries at once are all counted', async () => {
  const { link } = await makeLink(await operatorNamed('Eli', 'Mizrahi'))
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => enter(link, '9999')))
  expect(tries.every(({ status }) => status === 'rejected')).toBe(true)
  await expect(enter(link, '0142')).rejects.toMatchObject(dead)
})

test('CREW-04 a right answer signs this phone in for 30 days from its last use, for this person’s calls alone', async () => {
  const eli = await operatorNamed('Eli', 'Mizrahi')
  const { link } = await makeLink(eli)
  const payload = { token: tokenOf(link), phoneEnd: '0142' }
  const { cookies, body } = await app.inject({ method: 'POST', url: '/api/v1/crew/enter', payload })
  expect(JSON.parse(body)).toEqual({
    now: new Date(start).toISOString(),
    operator: { _id: eli.id, name: 'Eli Mizrahi' },
  })
  expect(cookies).toEqual([
    expect.objectContaining({
      name: 'crew',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/v1/crew',
      maxAge: 30 * 24 * 3600,
    }),
  ])
  const crew = cookies[0]?.value ?? ''
  const [session] = await db
    .selectFrom('crew_sessions')
    .selectAll()
    .where('operator_id', '=', eli.id)
    .execute()
  expect(session?.token_hash).toEqual(createHash('sha256').update(crew).digest())

  const me = (at: Date) => {
    clock.set(at)
    return app.inject({ url: '/api/v1/crew/me', cookies: { crew } })
  }
  const later = await me(daysLater(29))
  expect(later.json()).toMatchObject({ operator: { _id: eli.id, name: 'Eli Mizrahi', role: 'driver' } })
  expect(later.cookies).toEqual([
    expect.objectContaining({ name: 'crew', value: crew, maxAge: 30 * 24 * 3600 }),
  ])
  expect((await me(daysLater(58))).statusCode).toBe(200)
  const over = await me(daysLater(89))
  expect([over.statusCode, over.json()]).toMatchObject([401, { code: 'not_signed_in' }])
})

test('CREW-04 in production the cookie needs a secure connection', async () => {
  const live = await startServer({ env: { NODE_ENV: 'production', DEMO: 'off' } })
  try {
    const eli = await live.given.operator()
    const token = 'a-token-that-nobody-else-has'
    await live.db
      .insertInto('crew_links')
      .values({
        id: newId(),
        token_hash: createHash('sha256').update(token).digest(),
        operator_id: eli.id,
        created_at: live.clock.now(),
        expires_at: new Date('2026-03-05T08:00:00Z'),
      })
      .execute()
    const payload = { token, phoneEnd: '0142' }
    const { cookies } = await live.app.inject({ method: 'POST', url: '/api/v1/crew/enter', payload })
    expect(cookies).toEqual([expect.objectContaining({ name: 'crew', secure: true, httpOnly: true })])
  } finally {
    await live.close()
  }
})

test('CREW-04 a crew’s cookie opens no call of the back office, and no other cookie a call of crews', async () => {
  const phone = await crewPhone(server, owner, await operatorNamed('Eli', 'Mizrahi'))
  const { crew = '' } = await phone.cookies()
  const desk = browser()
  await desk.auth.login({ body: { email: owner.login, password: owner.password } })
  const ofDesk = await desk.cookies()
  const nobody = '01900000-0000-7000-8000-000000000000'
  const routes = Object.values(contract).flatMap((calls) => Object.values(calls))
  for (const { method, path, access } of routes) {
    if (access === 'public') continue
    const url = `/api/v1${path.replaceAll(/:date/g, '2026-03-02').replaceAll(/:\w+/g, nobody)}`
    const cookies = isForCrews(access) ? ofDesk : { crew, tourdesk_access: crew }
    const { statusCode } = await app.inject({ method, url, cookies })
    // A customer's page asks for its link, and knows no cookie.
    const refused = isForGuests(access) || isForOffers(access) ? [401, 404] : [401]
    expect(refused, `${method} ${path}`).toContain(statusCode)
  }
})

test('CREW-05 the office sees a person’s phones and signs them out one by one; the next call of such a phone is 401', async () => {
  const eli = await operatorNamed('Eli', 'Mizrahi')
  const [lost, kept] = [await crewPhone(server, owner, eli), await crewPhone(server, owner, eli)]
  await crewPhone(server, owner, await operatorNamed('Noa', 'Regev'))
  await db
    .updateTable('crew_sessions')
    .set({
      device: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
      last_used_at: new Date('2026-03-01T08:00:00Z'),
    })
    .where(
      'token_hash',
      '=',
      createHash('sha256')
        .update((await lost.cookies()).crew ?? '')
        .digest(),
    )
    .execute()
  const list = async () => (await office.crewSessions.list({ params: { id: eli.id } })).data
  const [first, second] = await list()
  expect(await list()).toHaveLength(2)
  expect(second).toMatchObject({
    browser: 'Chrome',
    system: 'Android',
    enteredAt: new Date(start).toISOString(),
    lastUsedAt: '2026-03-01T08:00:00.000Z',
  })
  const end = (id: string, sessionId = second?._id ?? '') =>
    office.crewSessions.end({ params: { id, sessionId } })
  await expect(end(owner.id)).rejects.toMatchObject({ status: 404 })
  expect(await noticesOf(product, () => end(eli.id))).toContainEqual(
    expect.objectContaining({ topic: 'session', userId: eli.id }),
  )
  await end(eli.id)
  expect((await list()).map(({ _id }) => _id)).toEqual([first?._id])
  await expect(lost.crew.days()).rejects.toMatchObject({
    status: 401,
    code: 'crew_session_ended',
    message: 'Signed out by the office',
  })
  await kept.crew.days()

  await office.operators.remove({ params: { id: eli.id } })
  await expect(kept.crew.days()).rejects.toMatchObject({ status: 401, code: 'crew_session_ended' })
  await expect(office.crewSessions.list({ params: { id: eli.id } })).rejects.toMatchObject({ status: 404 })
})

test('a phone that leaves is signed out, and its session isn’t one that the office ended', async () => {
  const eli = await operatorNamed('Eli', 'Mizrahi')
  const phone = await crewPhone(server, owner, eli)
  const { crew = '' } = await phone.cookies()
  await phone.crewEntry.leave()
  expect(await phone.cookies()).toEqual({})
  const again = await app.inject({ url: '/api/v1/crew/days', cookies: { crew } })
  expect([again.statusCode, again.json()]).toMatchObject([401, { code: 'not_signed_in' }])
  expect((await office.crewSessions.list({ params: { id: eli.id } })).data).toEqual([])
})

test('CREW-36 entering, leaving, replies, taps, cash and handovers are logged with the person’s name as crew; tokens and digits are in no log', async () => {
  const amit = await operatorNamed('Amit', 'Sasson', '054-900-7731')
  const road = await givenRoad(server, owner, { driver: amit })
  const order = await road.party(2)
  const { link } = await makeLink(amit)
  await expect(enter(link, '1111')).rejects.toMatchObject({ status: 400 })
  const phone = browser()
  await enter(link, '7731', phone)
  const { crew = '' } = await phone.cookies()
  const at = clock.now().toISOString()
  const about = { tourCar: road.unit._id, at }
  const tap = tapOf(road.unit, order, 'boarded', 2, clock.now())
  const ids = [newId(), newId()] as const
  const sent = await phone.crew.send({
    body: {
      events: [
        tap,
        { ...about, _id: ids[0], kind: 'reply', reply: 'accepted' },
        { ...about, _id: ids[1], kind: 'cash', selectedTour: tap.selectedTour, amount: 250, currency: 'USD' },
      ],
    },
  })
  expect(sent.data.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored'])
  await phone.crewEntry.leave()
  const [held] = (await office.crewCash.list({ query: {} })).data
  const handover = {
    operator: amit.id,
    payments: held?.payments.map(({ _id }) => _id) ?? [],
    day: '2026-03-02',
    clientKey: ids[0],
  }
  await office.crewCash.handOver({ body: handover })

  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'actor_kind', 'actor_name', 'user_id'])
    .orderBy('action')
    .execute()
  const byCrew = rows.filter(({ actor_name }) => actor_name === 'Amit Sasson')
  expect(byCrew).toEqual(
    ['boarding tapped', 'crew entered', 'crew left', 'crew replied', 'payment paid'].map((action) => ({
      action,
      actor_kind: 'crew',
      actor_name: 'Amit Sasson',
      user_id: null,
    })),
  )
  const handed = (await auditOf(db, order._id)).find(({ action }) => action === 'cash handed over')
  expect(handed?.details).toMatchObject({ holder: 'Amit Sasson', amount: 250 })
  expect(lines.join('')).toContain('/crew/enter')
  const logged = lines.join('') + JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
  for (const secret of [tokenOf(link), crew]) expect(logged).not.toContain(secret)
  // Ids have such digits too.
  expect(logged).not.toMatch(/(?<![\w-])(7731|1111)(?![\w-])/)
})

test('links and phones that are long over are swept at night', async () => {
  const eli = await operatorNamed('Eli', 'Mizrahi')
  await crewPhone(server, owner, eli)
  const count = async () => {
    const rows = (table: 'crew_links' | 'crew_sessions') =>
      db.selectFrom(table).select('id').where('operator_id', '=', eli.id).execute()
    return [(await rows('crew_links')).length, (await rows('crew_sessions')).length]
  }
  await sweep({ db, clock })
  expect(await count()).toEqual([1, 1])
  clock.set(daysLater(4))
  await sweep({ db, clock })
  expect(await count()).toEqual([0, 1])
  clock.set(daysLater(366))
  await sweep({ db, clock })
  expect(await count()).toEqual([0, 0])
})
