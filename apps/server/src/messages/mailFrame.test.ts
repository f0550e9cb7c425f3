import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { doJobs, mailsTo } from '../../test/mailbox.ts'
import { smtpPeer } from '../../test/smtpPeer.ts'
import { switchNews } from '../../test/switchNews.ts'
import { newId } from '../kernel/newId.ts'
import { sendPlanned } from './automatic/sendPlanned.ts'
import { showFact } from './showFact.ts'

const peer = await smtpPeer([])
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'Carmel Tours <desk@example.com>',
  WEB_ORIGIN: 'https://desk.example.com',
}
const now = '2026-03-10T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ env, now })
afterAll(async () => {
  await close()
  await peer.close()
})

const office = as(await given.owner())
await switchNews(office, 'order_confirmed')
const main = await db
  .updateTable('accounts')
  .set({ logo: '/uploads/accounts/carmel.png' })
  .where('is_main', '=', true)
  .returning('name')
  .executeTakeFirstOrThrow()
await office.businessSettings.change({
  body: { ...(await office.businessSettings.get()), officePhone: '03-5550100' },
})

const words = {
  subject: 'For {{customer.firstName}}',
  body: 'Dear {{customer.firstName}} {{customer.lastName}} <i>&amp;\n\nSee https://carmel.example/terms?a=1&b=2.',
}
const userInformation = {
  firstName: '<img src=x onerror=alert(1)>',
  lastName: '{{order.number}} https://evil.example/win',
}

/** The mail that confirms an order in a language, as it was stored and as the mail server took it. */
async function confirmation(language: 'en' | 'he') {
  const text = { event: 'order_confirmed', channel: 'email', language } as const
  await office.messageTemplates.change({ params: text, body: words })
  const email = `${newId()}@example.com`
  const selectedTours = [{ date: '2026-03-16' }]
  const order = await given.order({ selectedTours, userInformation: { ...userInformation, email } })
  await office.messages.mute({ params: { id: order._id }, body: { customerLanguage: language } })
  clock.set(new Date(clock.now().getTime() + 120_000).toISOString())
  await sendPlanned(product)
  await doJobs(product)
  await office.messageTemplates.reset({ params: text, body: {} })
  return { order, ...(await mailTo(email)) }
}

async function mailTo(email: string) {
  const mail = (await mailsTo(db, email)).at(-1)
  const raw = peer.taken.findLast((each) => each.includes(`To: ${email}`)) ?? ''
  return { html: mail?.html ?? '', text: mail?.body_text ?? '', raw }
}

test('NOTE-06 what customers typed is only text in a mail, and all mails have one frame, in the direction of their language', async () => {
  const english = await confirmation('en')
  const hebrew = await confirmation('he')
  for (const { html, text, raw } of [english, hebrew]) {
    expect(html.match(/<img [^>]*>/g)).toEqual([
      expect.stringContaining('src="https://desk.example.com/uploads/accounts/carmel.png"'),
    ])
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('&lt;i&gt;&amp;amp;')
    // Neither a field of its own nor a link.
    expect(html).toContain('{{order. number}}')
    expect(html.match(/<a [^>]*>/g)).toEqual([
      expect.stringContaining('href="https://carmel.example/terms?a=1&amp;b=2"'),
    ])
    expect(html).toContain(`<p style="font-weight:bold">${main.name}</p>`)
    expect(html).toContain('<bdi dir="ltr">03-5550100</bdi>')
    expect(text).toContain('<img src=x onerror=alert(1)>')
    expect(text).not.toContain('<p>')
    const types = [...raw.matchAll(/^Content-Type: (text\/\w+); charset=utf-8/gim)].map(([, type]) => type)
    expect(types.slice(0, 2)).toEqual(['text/plain', 'text/html'])
  }
  expect(english.html).toContain('<html lang="en" dir="ltr">')
  expect(hebrew.html).toContain('<html lang="he" dir="rtl">')
  expect(mirrored(english.html)).toBe(hebrew.html.replaceAll(/<bdi>(.*?)<\/bdi>/gs, '$1'))
  expect(hebrew.html).not.toMatch(/[\u2066-\u2069]/)

  // What people write by hand, and letters to suppliers, have the same frame.
  const ask: MessageAsk = {
    target: { order: english.order._id },
    event: 'free',
    channel: 'email',
    texts: { en: words, he: { subject: '', body: '' } },
  }
  const { hash } = await office.messages.preview({ body: ask })
  await office.messages.send({ body: { ...ask, hash, clientKey: newId() } })
  await doJobs(product)
  expect((await mailTo(english.order.userInformation.email ?? '')).html).toBe(english.html)
})

/** The frame of the other direction. */
function mirrored(html: string): string {
  return html
    .replaceAll('lang="en" dir="ltr"', 'lang="he" dir="rtl"')
    .replace('direction:ltr;text-align:left', 'direction:rtl;text-align:right')
}

test('links of our own stay links, and no other fact becomes one', () => {
  const link = 'https://desk.example.com/pay/1'
  for (const channel of ['email', 'whatsapp', 'sms'] as const)
    expect(showFact('he', channel)(link, 'payment.link')).toBe(link)
  for (const channel of ['email', 'whatsapp', 'sms'] as const) {
    expect(showFact('en', channel)('www.evil.example/x', 'order.ref')).toBe('www. evil. example/x')
    expect(showFact('en', channel)(link, 'customer.lastName')).toBe('https desk. example. com/pay/1')
  }
  expect(showFact('he', 'whatsapp')('Dana', 'customer.firstName')).toBe('\u2068Dana\u2069')
  expect(showFact('en', 'sms')('Dana\n\nCall us', 'customer.firstName')).toBe('Dana Call us')
})

test.each(['10674', '24/11/2026', '07:30', '054-555-0101'])(
  'the number %s is copied from a Hebrew text without signs that nobody sees',
  (number) => {
    for (const channel of ['email', 'whatsapp', 'sms'] as const)
      expect(showFact('he', channel)(number, 'order.number')).toBe(number)
  },
)
