import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { newId } from '../../kernel/newId.ts'

const { as, db, given, close } = await startServer({ now: '2026-03-10T10:00:00+02:00' })
afterAll(close)
const office = as(await given.owner())

/** Asks a new supplier, and returns the message. */
async function asked(channels: MessageChannel[]) {
  const settings = await office.messageSettings.get()
  await office.messageSettings.change({ body: { ...settings, channels: { supplier_request: channels } } })
  const supplier = await given.carSupplier({
    contact_email: `${newId()}@example.com`,
    contact_phone: '050-5550177',
  })
  const externalCar = { carSupplier: supplier.id, seats: 19 }
  const unit = await given.unit({ date: '2026-03-16', externalCar })
  await office.supplierRequests.ask({ params: { id: unit._id }, body: { clientKey: newId() } })
  const { data } = await office.messages.list({ query: { search: supplier.name } })
  return data[0]
}

test('without a mail server a supplier is asked the next way of the settings', async () => {
  expect(await asked(['email', 'whatsapp'])).toMatchObject({ channel: 'whatsapp', state: 'by_hand' })
})

test('without a mail server and another way the mail is kept, with the sheet, for somebody to pass on', async () => {
  const message = await asked(['email'])
  expect(message).toMatchObject({ channel: 'email' })
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'kind'])
    .where('message_id', '=', message?._id ?? '')
    .execute()
  expect(mails).toEqual([{ recipient: message?.address, kind: 'message' }])
})
