import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { doJobs, mailsTo } from '../../test/mailbox.ts'
import { smtpPeer } from '../../test/smtpPeer.ts'
import { timetable } from '../jobs.ts'
import { newId } from '../kernel/newId.ts'
import { emptyMessages, emptyMessagesJob } from './emptyMessages.ts'

const peer = await smtpPeer([])
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'desk@example.com',
  WEB_ORIGIN: 'https://desk.example.com',
}
const { as, clock, db, given, product, close } = await startServer({ env })
afterAll(async () => {
  await close()
  await peer.close()
})
const office = as(await given.owner())

test('NOTE-32 muting, settings, texts and sends by a person are in the log, and texts are kept 24 months', async () => {
  const email = `${newId()}@example.com`
  const order = await given.order({ userInformation: { firstName: 'Dana', lastName: 'Levi', email } })
  const params = { id: order._id }
  const texts = { en: { subject: 'News', body: 'Bring water' }, he: { subject: '', body: '' } }
  const ask = { target: { order: order._id }, event: 'free', channel: 'email', texts } as const
  const { hash } = await office.messages.preview({ body: ask })
  await office.messages.send({ body: { ...ask, hash, clientKey: newId() } })
  await doJobs(product)
  await office.messages.mute({ params, body: { muted: true } })
  const name = { event: 'tour_reminder', channel: 'sms', language: 'en' } as const
  await office.messageTemplates.change({ params: name, body: { subject: '', body: 'See you' } })
  const settings = await office.messageSettings.get()
  await office.messageSettings.change({ body: { ...settings, reminderTime: '16:00' } })
  const actions = (await auditOf(db, order._id)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['messaged', 'muted']))
  const logged = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_kind', '=', 'Setting')
    .execute()
  expect(logged.map(({ action }) => action)).toEqual(['text changed', 'updated'])

  expect(timetable).toContainEqual({ kind: emptyMessagesJob, at: expect.any(String) })
  clock.set('2028-03-01T10:00:00+02:00')
  await emptyMessages(product)
  const free = async () =>
    (await office.messages.ofOrder({ params })).data.find(({ event }) => event === 'free')
  expect(await free()).toMatchObject({ subject: 'News', text: 'Bring water' })
  clock.set('2028-03-03T10:00:00+02:00')
  await emptyMessages(product)
  expect(await free()).toMatchObject({
    event: 'free',
    state: 'sent',
    recipient: 'Dana Levi',
    subject: '',
    text: '',
    sentAt: '2026-03-02T08:00:00.000Z',
  })
  expect(await mailsTo(db, email)).toMatchObject([{ subject: '', html: '', body_text: '' }])
})
