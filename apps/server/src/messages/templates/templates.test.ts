import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'

const { as, clock, db, given, close } = await startServer()
afterAll(() => close())
const owner = await given.owner()
const office = as(owner)
const { messageTemplates } = office

const english = { event: 'order_canceled', channel: 'email', language: 'en' } as const
const textOf = async ({ event, channel, language }: { event: string; channel: string; language: string }) =>
  (await messageTemplates.list()).data.find(
    (text) => text.event === event && text.channel === channel && text.language === language,
  )

test('NOTE-03 texts come in English and Hebrew for every event and channel, and staff add other languages', async () => {
  const { data } = await messageTemplates.list()
  const events = new Set(data.map(({ event }) => event))
  expect(data).toHaveLength(events.size * 3 * 2)
  expect(data.every(({ isChanged, body }) => !isChanged && body !== '')).toBe(true)
  const french = { ...english, language: 'fr' } as const
  expect(await textOf(french)).toBe(undefined)
  await messageTemplates.change({ params: french, body: { subject: 'Annulation', body: 'Bonjour' } })
  expect(await textOf(french)).toMatchObject({ isChanged: true, body: 'Bonjour', updatedBy: owner.name })
  await messageTemplates.reset({ params: french, body: {} })
  expect(await textOf(french)).toBe(undefined)
})

test('NOTE-05 what’s wrong with a text is refused at its field, with its code', async () => {
  const save = (body: { subject: string; body: string }, channel: 'email' | 'sms' = 'email') =>
    messageTemplates.change({ params: { ...english, channel }, body })
  await expect(save({ subject: 'Hi', body: '{{customer.name}}{{#tours}}' })).rejects.toMatchObject({
    status: 400,
    issues: [
      { field: 'body', code: 'template_field_unknown', params: { name: 'customer.name' } },
      { field: 'body', code: 'template_unclosed', params: { name: 'tours' } },
    ],
  })
  await expect(save({ subject: '', body: ' ' })).rejects.toMatchObject({
    issues: [
      { field: 'subject', code: 'text_required' },
      { field: 'body', code: 'text_required' },
    ],
  })
  await expect(save({ subject: 'Hi', body: 'x'.repeat(20_001) })).rejects.toMatchObject({
    issues: [{ field: 'body', code: 'text_too_long', params: { limit: 20_000 } }],
  })
  await expect(save({ subject: '', body: 'x'.repeat(671) }, 'sms')).rejects.toMatchObject({
    issues: [{ field: 'body', code: 'sms_too_long', params: { limit: 670 } }],
  })
  expect(await textOf(english)).toMatchObject({ isChanged: false })
})

test('NOTE-08 a reset brings the original text back; the second of two tabs hears that it changed', async () => {
  const first = await textOf(english)
  const body = { subject: 'Canceled', body: 'Order {{order.number}} is canceled.' }
  const saved = await messageTemplates.change({
    params: english,
    body: { ...body, updatedAt: first?.updatedAt },
  })
  await expect(
    messageTemplates.change({ params: english, body: { ...body, updatedAt: first?.updatedAt } }),
  ).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
  await expect(
    messageTemplates.reset({ params: english, body: { updatedAt: first?.updatedAt } }),
  ).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
  const reset = await messageTemplates.reset({ params: english, body: { updatedAt: saved.updatedAt } })
  expect(reset).toEqual(first)
  expect(await messageTemplates.reset({ params: english, body: {} })).toEqual(first)
  await expect(
    messageTemplates.change({ params: english, body: { ...body, updatedAt: saved.updatedAt } }),
  ).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })

  const both = await Promise.allSettled(
    ['One', 'Two'].map((subject) =>
      messageTemplates.change({
        params: english,
        body: { ...body, subject, updatedAt: first?.updatedAt },
      }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await messageTemplates.reset({ params: english, body: {} })
})

test('NOTE-07 a text is shown with an order or unit of one’s choice, and how many SMS it takes', async () => {
  const ask = { ...english, subject: 'Order {{order.number}}', body: 'Hello {{customer.firstName}}' }
  const nothing = await messageTemplates.preview({ body: ask })
  expect(nothing).toMatchObject({ about: null, text: 'Hello customer.firstName' })
  const order = await given.order({
    userInformation: { firstName: 'Noa', lastName: 'Peretz', email: 'noa@example.com' },
  })
  await given.order()
  expect(await messageTemplates.preview({ body: { ...ask, orderNumber: order.orderNumber } })).toMatchObject({
    subject: `Order ${order.orderNumber}`,
    text: 'Hello Noa',
    about: String(order.orderNumber),
    smsParts: 1,
  })
  await expect(messageTemplates.preview({ body: { ...ask, orderNumber: 999_999 } })).rejects.toMatchObject({
    status: 404,
  })
  const sms = await messageTemplates.preview({
    body: { ...ask, channel: 'sms', language: 'he', subject: '', body: 'ש'.repeat(71) },
  })
  expect(sms).toMatchObject({ language: 'he', length: 71, smsParts: 2 })

  const driver = await given.operator({ role: 'driver', first_name: 'Avi' })
  const unit = await given.unit({ driver })
  const crew = { event: 'crew_day', channel: 'whatsapp', language: 'he', subject: '' } as const
  const body = { ...crew, body: '{{crew.firstName}}: {{tour.name}}', unit: unit._id }
  const shown = await messageTemplates.preview({ body })
  expect(shown.text.replace(/[\u2068\u2069]/g, '')).toBe(`Avi: ${shown.about}`)
})

test('changes of texts and settings are in the log, with what was before', async () => {
  clock.set('2026-03-03T10:00:00+02:00')
  await messageTemplates.change({ params: english, body: { subject: 'Canceled', body: 'Sorry' } })
  const settings = await office.messageSettings.get()
  await office.messageSettings.change({ body: { ...settings, reminderTime: '16:00' } })
  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'entity_name', 'details'])
    .where('entity_kind', '=', 'Setting')
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(rows.slice(-2)).toMatchObject([
    {
      action: 'text changed',
      entity_name: 'order_canceled email en',
      details: { after: { subject: 'Canceled', body: 'Sorry' } },
    },
    {
      action: 'updated',
      entity_name: 'messages',
      details: { before: { reminderTime: '17:00' }, after: { reminderTime: '16:00' } },
    },
  ])
  const order = await given.order()
  await office.messages.mute({ params: { id: order._id }, body: { muted: true, customerLanguage: 'he' } })
  expect((await auditOf(db, order._id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['muted', 'message language set']),
  )
})
