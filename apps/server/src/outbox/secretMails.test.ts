import { afterAll, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { doJobs, mailsTo } from '../../test/mailbox.ts'
import { drawPrint } from '../dispatch/manifest/printFile.ts'
import { sweep } from '../identity/sweep.ts'
import type { Mailer } from '../outside/mail/mail.ts'
import { sendMail } from './sendMail.ts'

const server = await startServer()
const { as, clock, db, given, product, stranger } = server
afterAll(server.close)

const boss = await given.user({ isSuper: true })
/** A mail server that takes everything. */
const taken: string[] = []
const mailer: Mailer = {
  send: async ({ text }) => {
    taken.push(text)
    return 'sent'
  },
  close: async () => {},
}
const firstTry = { number: 1, isLast: false }

/** A reset mail for somebody new, as it's in the outbox. */
async function askForReset() {
  const user = await given.user()
  await stranger.auth.forgotPassword({ body: { email: user.login } })
  await doJobs(product)
  const [mail] = await mailsTo(db, user.login)
  if (!mail) throw new Error('No mail was written')
  const read = () => as(boss).outbox.get({ params: { id: mail.id } })
  return { id: mail.id, read }
}

it('a reset link is taken out of the outbox as soon as its mail is sent', async () => {
  const { id, read } = await askForReset()
  expect((await read()).text).toContain('/resetPassword/')
  await db.updateTable('mail_outbox').set({ status: 'pending' }).where('id', '=', id).execute()
  await sendMail(
    product,
    { mailer, texts: null, drawPrint: (print) => drawPrint({ db }, print) },
    id,
    firstTry,
  )
  expect(taken.at(-1)).toContain('/resetPassword/')
  expect(await read()).toMatchObject({ status: 'sent', html: '', text: '' })
})

it('a link that was not sent is shown until it expires, and taken out at night', async () => {
  const { id, read } = await askForReset()
  clock.set('2026-03-02T11:00:00+02:00')
  expect(await read()).toMatchObject({ status: 'kept', html: '', text: '' })
  await sweep({ db, clock })
  const row = () => db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
  expect(await row()).toMatchObject({ html: '', body_text: '' })
  clock.set('2026-04-02T11:00:00+03:00')
  await sweep({ db, clock })
  expect(await row()).toBeUndefined()
  clock.set('2026-03-02T10:00:00+02:00')
})

it('a link that expired while the mail server was away is not sent any more', async () => {
  const { id, read } = await askForReset()
  await db.updateTable('mail_outbox').set({ status: 'pending' }).where('id', '=', id).execute()
  clock.set('2026-03-02T11:00:00+02:00')
  const before = taken.length
  await sendMail(
    product,
    { mailer, texts: null, drawPrint: (print) => drawPrint({ db }, print) },
    id,
    firstTry,
  )
  expect(taken).toHaveLength(before)
  expect(await read()).toMatchObject({ status: 'failed', lastError: 'The link has expired', text: '' })
  clock.set('2026-03-02T10:00:00+02:00')
})
