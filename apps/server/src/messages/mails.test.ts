import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { doJobs, mailsTo } from '../../test/mailbox.ts'
import { smtpPeer } from '../../test/smtpPeer.ts'
import { switchNews } from '../../test/switchNews.ts'
import { newId } from '../kernel/newId.ts'
import { sendPlanned } from './automatic/sendPlanned.ts'

const refusals: string[] = []
const peer = await smtpPeer(refusals)
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'Carmel Tours <desk@example.com>',
  WEB_ORIGIN: 'https://desk.example.com',
}
const now = '2026-03-10T10:00:00+02:00'
const sending = await startServer({ env, now })
const keeping = await startServer({ now })
afterAll(async () => {
  await sending.close()
  await keeping.close()
  await peer.close()
})

type Server = typeof sending

/** An order whose confirmation is due. */
async function confirmed({ as, clock, given, product }: Server, sender: { name: string; replyTo: string }) {
  const office = as(await given.owner())
  await switchNews(office, 'order_confirmed')
  const settings = await office.messageSettings.get()
  await office.messageSettings.change({
    body: {
      ...settings,
      senderName: sender.name,
      senderAddress: 'tours@example.com',
      replyTo: sender.replyTo,
    },
  })
  clock.set(now)
  const email = `${newId()}@example.com`
  const userInformation = { firstName: 'Dana', lastName: 'Levi', email }
  const order = await given.order({ selectedTours: [{ date: '2026-03-16' }], userInformation })
  clock.set('2026-03-10T10:02:00+02:00')
  await sendPlanned(product)
  const message = async () => (await office.messages.ofOrder({ params: { id: order._id } })).data[0]
  return { email, office, message }
}

test('NOTE-29 a mail goes through the outbox with its tries, from the sender of the settings, and is kept as a file without a mail server', async () => {
  refusals.push('451 busy', '451 busy')
  const { email, message } = await confirmed(sending, { name: 'Masada Desk', replyTo: 'office@example.com' })
  const { product, db } = sending
  for (const tries of [1, 2]) {
    await doJobs(product)
    expect(await message()).toMatchObject({
      state: 'pending',
      tries,
      lastError: expect.stringContaining('451'),
    })
    expect(await mailsTo(db, email)).toMatchObject([{ status: 'pending', tries }])
    await product.pool.query('update graphile_worker._private_jobs set run_at = now()')
  }
  await doJobs(product)
  expect(await message()).toMatchObject({ state: 'sent', tries: 3, lastError: null })
  const [sent = '', ...more] = peer.taken
  expect(more).toEqual([])
  expect(sent).toMatch(/^From: Masada Desk <tours@example\.com>$/m)
  expect(sent).toMatch(/^Reply-To: office@example\.com$/m)

  // Nobody sets a mail server: the mail is a file that says the same.
  const kept = await confirmed(keeping, { name: 'Masada Desk', replyTo: 'office@example.com' })
  await doJobs(keeping.product)
  expect(await kept.message()).toMatchObject({ reason: 'kept' })
  const [mail] = await mailsTo(keeping.db, kept.email)
  expect(mail).toMatchObject({ status: 'kept', tries: 1 })
  const file = await readFile(join(keeping.product.env.dataDir, 'mail', `${mail?.id}.eml`), 'utf8')
  expect(file).toMatch(/^From: Masada Desk <tours@example\.com>\r?$/m)
  expect(file).toMatch(/^Reply-To: office@example\.com\r?$/m)
  expect(file).toMatch(new RegExp(`^To: ${kept.email}\\r?$`, 'm'))

  // Taken out of the settings, it's the sender of the installation again.
  const settings = await kept.office.messageSettings.get()
  await kept.office.messageSettings.change({
    body: { ...settings, senderName: '', senderAddress: '', replyTo: '' },
  })
  const usual = await usualFile()
  expect(usual).not.toMatch(/^Reply-To/m)
  expect(usual).toMatch(/^From: Tourdesk <tourdesk@localhost>\r?$/m)
})

async function usualFile() {
  const { given, clock, db, product } = keeping
  clock.set(now)
  const email = `${newId()}@example.com`
  await given.order({
    selectedTours: [{ date: '2026-03-16' }],
    userInformation: { firstName: 'Dana', lastName: 'Levi', email },
  })
  clock.set('2026-03-10T10:02:00+02:00')
  await sendPlanned(product)
  await doJobs(product)
  const [mail] = await mailsTo(db, email)
  return readFile(join(product.env.dataDir, 'mail', `${mail?.id}.eml`), 'utf8')
}
