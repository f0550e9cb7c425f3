import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { doJobs } from '../../test/mailbox.ts'
import { smtpPeer } from '../../test/smtpPeer.ts'
import { switchNews } from '../../test/switchNews.ts'
import { textPeer } from '../../test/textPeer.ts'
import { newId } from '../kernel/newId.ts'

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
const refusals: number[] = []
const peer = await textPeer(secret, refusals)
const mails = await smtpPeer([])
const env = {
  TEXTS_URL: peer.url,
  TEXTS_SECRET: secret,
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  MAIL_FROM: 'Carmel Tours <desk@example.com>',
  MAIL_REPLY_TO: 'office@example.com',
  WEB_ORIGIN: 'https://desk.example.com',
}
const now = '2026-03-10T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ env, now })
afterAll(async () => {
  await close()
  await peer.close()
  await mails.close()
})
beforeEach(() => {
  clock.set(now)
  peer.asked.length = 0
  mails.taken.length = 0
})

const owner = await given.owner()
await switchNews(as(owner))
const { messages, outbox } = as(await given.user({ isSuper: true }))

async function send(mobilePhone: string, channel: 'email' | 'sms' | 'whatsapp') {
  const order = await given.order({
    selectedTours: [{ date: '2026-03-20' }],
    userInformation: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com', mobilePhone },
  })
  const texts = {
    en: { subject: 'News', body: 'Bring {{customer.firstName}} & water' },
    he: { subject: '', body: '' },
  }
  const ask: MessageAsk = { target: { order: order._id }, event: 'free', channel, texts }
  const { hash, data } = await messages.preview({ body: ask })
  expect(data[0]).toMatchObject({ channel, byHand: false })
  const clientKey = newId()
  const sent = await messages.send({ body: { ...ask, hash, clientKey } })
  expect(sent).toMatchObject({ mailed: 1, byHand: 0, silent: 0 })
  expect(await messages.send({ body: { ...ask, hash, clientKey } })).toEqual(sent)
  const [message] = (await messages.ofOrder({ params: { id: order._id } })).data
  return message?._id ?? ''
}
const get = (id: string) => messages.get({ params: { id } })
/** Makes a failed job due again. */
const dueNow = () => product.pool.query('update graphile_worker._private_jobs set run_at = now()')

test('NOTE-28 texts go to the gateway, signed, and are tried again until it takes them', async () => {
  refusals.push(503, 302)
  const id = await send('050-5550177', 'sms')
  await doJobs(product)
  expect(await get(id)).toMatchObject({
    state: 'pending',
    tries: 1,
    lastError: 'The gateway for texts answered 503',
  })
  await dueNow()
  await doJobs(product)
  expect(await get(id)).toMatchObject({ state: 'pending', tries: 2 })
  await dueNow()
  await doJobs(product)
  expect(await get(id)).toMatchObject({ state: 'sent', tries: 3, lastError: null })
  expect(peer.asked.map(({ status }) => status)).toEqual([503, 302, 202])
  expect(peer.asked[0]?.body).toEqual({
    id: peer.asked[0]?.id,
    channel: 'sms',
    to: '+972505550177',
    text: 'Bring Dana & water',
  })

  const whatsapp = await send('+34 600 555 010', 'whatsapp')
  await doJobs(product)
  expect(await get(whatsapp)).toMatchObject({ state: 'sent' })
  expect(peer.asked.at(-1)?.body).toMatchObject({ channel: 'whatsapp', to: '+34600555010' })
  expect((await outbox.list()).data.filter(({ kind }) => kind === 'message')).toEqual([])

  const byHand = await startServer({ now })
  const { messages: without } = byHand.as(await byHand.given.owner())
  const order = await byHand.given.order({
    userInformation: {
      firstName: 'Dana',
      lastName: 'Levi',
      email: 'd@example.com',
      mobilePhone: '050-5550177',
    },
  })
  const preview = await without.preview({
    body: {
      target: { order: order._id },
      event: 'free',
      channel: 'sms',
      texts: { en: { subject: '', body: 'Hi' }, he: { subject: '', body: '' } },
    },
  })
  expect(preview.data[0]).toMatchObject({ channel: 'sms', byHand: true })
  await byHand.close()
})

test('NOTE-30 a server that dies before noting what it sent sends it once more, under the same id', async () => {
  const ids: string[] = []
  for (const channel of ['sms', 'email'] as const) {
    const id = await send('050-5550178', channel)
    await doJobs(product)
    const { id: mailId } = await db
      .updateTable('mail_outbox')
      .set({ status: 'pending' })
      .where('message_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow()
    const payload = JSON.stringify({ mailId })
    for (const _ of ['after the crash', 'and no third time']) {
      await product.pool.query("select graphile_worker.add_job('sendMail', $1::json)", [payload])
      await doJobs(product)
    }
    ids.push(mailId)
  }
  expect(peer.asked.map((each) => each.id)).toEqual([ids[0], ids[0]])
  const sent = mails.taken.map((mail) => /^Message-ID: <(.*)@tourdesk>$/m.exec(mail)?.[1])
  expect(sent).toEqual([ids[1], ids[1]])
})

test('mails name the sender and the address for replies of the installation', async () => {
  await send('050-5550176', 'email')
  await doJobs(product)
  expect(mails.taken[0]).toMatch(/^From: Carmel Tours <desk@example\.com>$/m)
  expect(mails.taken[0]).toMatch(/^Reply-To: office@example\.com$/m)
})

test('a gateway that’s gone fails the text, and somebody can try again', async () => {
  const id = await send('050-5550179', 'sms')
  await doJobs({ ...product, env: { ...product.env, texts: undefined } })
  expect(await get(id)).toMatchObject({ state: 'pending', lastError: 'TEXTS_URL is no longer set' })
  await dueNow()
  await doJobs({ ...product, env: { ...product.env, texts: { url: 'http://127.0.0.1:1/', secret } } })
  expect((await get(id)).lastError).toMatch(/^The gateway for texts doesn't answer: /)
  await db.updateTable('mail_outbox').set({ status: 'failed' }).where('message_id', '=', id).execute()
  await messages.retry({ params: { id } })
  await dueNow()
  await doJobs(product)
  expect(await get(id)).toMatchObject({ state: 'sent' })
  expect(await as(owner).messages.get({ params: { id } })).toMatchObject({ channel: 'sms' })
})
