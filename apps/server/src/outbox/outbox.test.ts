import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../test/as.ts'
import { doJobs, mailsTo } from '../../test/mailbox.ts'
import { smtpPeer } from '../../test/smtpPeer.ts'
import { drawPrint } from '../dispatch/manifest/printFile.ts'
import { tasksOf } from '../jobs.ts'
import { newId } from '../kernel/newId.ts'
import { startWorker } from '../kernel/worker.ts'
import { mailerOf } from '../outside/mail/mailer.ts'
import { queueMail } from './queueMail.ts'
import { sendMail } from './sendMail.ts'

const server = await startServer()
const { as, db, given, product } = server
afterAll(server.close)

const content = { subject: 'Hello | שלום', html: '<p dir="rtl">שלום</p>', text: 'שלום' }
const mailTo = (recipient: string) => ({ kind: 'invite', recipient, ...content }) as const
const now = new Date('2026-03-02T08:00:00Z')
const queue = (recipient: string) => db.transaction().execute((tx) => queueMail(tx, mailTo(recipient), now))

it('HOLE-A59 without a mail server no mail counts as sent: each is saved as a file that mail programs can open', async () => {
  await queue('file@example.com')
  await doJobs(product)
  const [mail] = await mailsTo(db, 'file@example.com')
  expect(mail).toMatchObject({ status: 'kept', tries: 1, sent_at: null, next_try_at: null, last_error: null })
  const folder = join(product.env.dataDir, 'mail')
  expect(await readdir(folder)).toContain(`${mail?.id}.eml`)
  const file = await readFile(join(folder, `${mail?.id}.eml`), 'utf8')
  expect(file).toMatch(/^To: file@example\.com$/m)
  expect(file).toContain(`Message-ID: <${mail?.id}@tourdesk>`)
  expect(file).toContain(Buffer.from('שלום').toString('base64'))
})

it('HOLE-A59 kept mails stay kept, and screens say that nothing is sent', async () => {
  const owner = await given.owner()
  await queue('kept@example.com')
  await doJobs(product)
  const [mail] = await mailsTo(db, 'kept@example.com')
  await sendMail(
    product,
    { mailer: mailerOf(product.env), texts: null, drawPrint: (print) => drawPrint({ db }, print) },
    mail?.id ?? '',
    {
      number: 2,
      isLast: false,
    },
  )
  expect(await mailsTo(db, 'kept@example.com')).toEqual([mail])
  expect((await as(owner).auth.getCurrentUser()).sendsMail).toBe(false)
})

it('HOLE-A59 with a mail server, screens say that mails are sent', async () => {
  const env = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'd@example.com',
    WEB_ORIGIN: 'https://desk.example.com',
  }
  const sending = await startServer({ env })
  onTestFinished(sending.close)
  const owner = await sending.given.owner()
  expect((await sending.as(owner).auth.getCurrentUser()).sendsMail).toBe(true)
  const body = { email: owner.login }
  expect(await sending.stranger.auth.forgotPassword({ body })).toEqual({ success: true, sendsMail: true })
})

it('HOLE-A59 a failed change sends no mail', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await queueMail(tx, mailTo('undone@example.com'), now)
    throw new Error('the change failed')
  })
  await expect(undone).rejects.toThrow('the change failed')
  await doJobs(product)
  expect(await mailsTo(db, 'undone@example.com')).toEqual([])
})

it('HOLE-A59 a mail refused by the server is kept, retried and sent once', async () => {
  const peer = await smtpPeer(['450 4.3.2 try later'])
  const env = {
    ...product.env,
    mail: { smtpUrl: `smtp://127.0.0.1:${peer.port}`, from: 'Desk <d@example.com>', replyTo: undefined },
  }
  const mailer = mailerOf(env)
  const worker = await startWorker(product.pool, tasksOf(product, mailer), () => {})
  try {
    await queue('retry@example.com')
    const refused = await until('retry@example.com', (mail) => mail.tries === 1)
    expect(refused).toMatchObject({ status: 'pending', last_error: expect.stringContaining('try later') })
    expect(refused.next_try_at?.getTime()).toBeGreaterThan(product.clock.now().getTime())
    const sent = await until('retry@example.com', (mail) => mail.status === 'sent')
    expect(sent).toMatchObject({ tries: 2, last_error: null, next_try_at: null })
    expect(peer.taken).toHaveLength(1)
    expect(peer.taken[0]).toContain('To: retry@example.com')
    expect(peer.taken[0]).toContain('From: Desk <d@example.com>')
  } finally {
    await worker.stop()
    await mailer.close()
    await peer.close()
  }
})

it('HOLE-A59 two workers send a mail once, and another worker resumes interrupted work', async () => {
  const peer = await smtpPeer([])
  const env = {
    ...product.env,
    mail: { smtpUrl: `smtp://127.0.0.1:${peer.port}`, from: 'd@example.com', replyTo: undefined },
  }
  const mailer = mailerOf(env)
  for (let count = 0; count < 20; count += 1) await queue(`many${count}@example.com`)
  const start = () => startWorker(product.pool, tasksOf(product, mailer), () => {})
  const first = await start()
  await first.stop()
  const workers = await Promise.all([start(), start()])
  try {
    await until('many19@example.com', (mail) => mail.status === 'sent')
    for (let count = 0; count < 20; count += 1)
      await until(`many${count}@example.com`, (mail) => mail.status === 'sent')
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
    await mailer.close()
    await peer.close()
  }
  const recipients = peer.taken.map((mail) => /^To: (\S+)$/m.exec(mail)?.[1])
  expect(recipients).toHaveLength(20)
  expect(new Set(recipients).size).toBe(20)
})

it('the last refusal marks a mail as failed', async () => {
  const peer = await smtpPeer(Array.from({ length: 3 }, () => '550 5.1.1 no such mailbox'))
  const env = {
    ...product.env,
    mail: { smtpUrl: `smtp://127.0.0.1:${peer.port}`, from: 'd@example.com', replyTo: undefined },
  }
  await queue('nobox@example.com')
  await product.pool.query('update graphile_worker._private_jobs set max_attempts = 1')
  await doJobs({ ...product, env })
  const [mail] = await mailsTo(db, 'nobox@example.com')
  expect(mail).toMatchObject({
    status: 'failed',
    next_try_at: null,
    last_error: expect.stringContaining('no such mailbox'),
  })
  await peer.close()
})

it('HOLE-A59 super users in the main account read the outbox, newest first', async () => {
  const boss = as(await given.user({ isSuper: true }))
  const page = await boss.outbox.list({ query: { limit: 1 } })
  expect(page).toMatchObject({ page: 1, limit: 1, data: [{ kind: 'invite' }] })
  expect(page.total).toBeGreaterThan(20)
  const mail = await boss.outbox.get({ params: { id: page.data[0]?._id ?? '' } })
  expect(mail).toMatchObject({ html: content.html, text: content.text, subject: content.subject })
  await expect(boss.outbox.get({ params: { id: newId() } })).rejects.toMatchObject({ status: 404 })
  await expect(as(await given.owner()).outbox.list()).rejects.toMatchObject({ status: 403 })
})

async function until(
  recipient: string,
  isThere: (mail: Awaited<ReturnType<typeof mailsTo>>[number]) => boolean,
) {
  for (let waited = 0; waited < 15_000; waited += 50) {
    const [mail] = await mailsTo(db, recipient)
    if (mail && isThere(mail)) return mail
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The mail to ${recipient} is not as expected.`)
}

it('the outbox is searched by words of recipient and subject, not of the text', async () => {
  const office = as(await given.user({ isSuper: true }))
  const mail = (recipient: string, subject: string) =>
    db
      .insertInto('mail_outbox')
      .values({
        id: newId(),
        kind: 'invite',
        recipient,
        html: '<p>Galilee</p>',
        body_text: 'Galilee',
        subject,
        created_at: new Date('2026-04-01T12:00:00+03:00'),
      })
      .execute()
  await mail('tamar.gal@example.com', 'Your order of Ben-Gurion Tours')
  await mail('yossi@example.com', 'הזמנה מס׳ 10021')
  const found = async (search: string) => {
    const query = { search, startDate: '2026-04-01', endDate: '2026-04-01' }
    const { data, total } = await office.outbox.list({ query })
    expect(total).toBe(data.length)
    return data.map(({ recipient }) => recipient)
  }
  expect(await found('ben gurion TAMAR')).toEqual(['tamar.gal@example.com'])
  expect(await found('הזמנה מס 10021')).toEqual(['yossi@example.com'])
  expect(await found('Galilee')).toEqual([])
  expect(await found('100%')).toEqual([])
})

it('the outbox can be narrowed to what became of the mails, and to days in Israel', async () => {
  const office = as(await given.user({ isSuper: true }))
  const mail = (subject: string, status: 'failed' | 'kept', at: string) =>
    db
      .insertInto('mail_outbox')
      .values({
        id: newId(),
        kind: 'invite',
        recipient: 'narrow@example.com',
        html: '',
        body_text: '',
        subject,
        status,
        created_at: new Date(at),
      })
      .execute()
  await mail('Sunday', 'failed', '2026-05-03T23:30:00+03:00')
  await mail('Monday', 'failed', '2026-05-04T00:30:00+03:00')
  await mail('Monday too', 'kept', '2026-05-04T23:30:00+03:00')
  await mail('Tuesday', 'failed', '2026-05-05T00:30:00+03:00')
  const found = async (query: { status?: string; startDate?: string; endDate?: string }) => {
    const { data, total } = await office.outbox.list({ query: { startDate: '2026-05-01', ...query } })
    expect(total).toBe(data.length)
    return data.map(({ subject }) => subject)
  }
  expect(await found({})).toEqual(['Tuesday', 'Monday too', 'Monday', 'Sunday'])
  expect(await found({ status: 'failed', startDate: '2026-05-04' })).toEqual(['Tuesday', 'Monday'])
  expect(await found({ startDate: '2026-05-04', endDate: '2026-05-04' })).toEqual(['Monday too', 'Monday'])
  expect(await found({ status: 'kept,failed', endDate: '2026-05-03' })).toEqual(['Sunday'])
})
