import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { html } from '../../kernel/html.ts'
import { sendPage } from '../../kernel/plainPage.ts'
import type { Product } from '../../kernel/product.ts'
import { addDebit, type DeskTransaction, giveBackAtTerminal } from './deskBooks.ts'
import { deskPath, deskSettings } from './deskSettings.ts'
import { deedOf, deskTexts } from './deskTexts.ts'
import { isHandshake } from './handshake.ts'
import { sendNotices } from './sendNotices.ts'
import { cardOf, testCards } from './testCards.ts'

/** The desk's payment page, which stands in for Tranzila's hosted one. */
export function deskPages(app: FastifyInstance, product: Product): void {
  const { terminal, referenceField } = deskSettings(product)
  const page = `/${terminal}/iframenew.php`
  const script = `${deskPath}/continue.js`

  app.get(page, ({ query }, reply) => show(reply, query))
  app.post(page, ({ body }, reply) => show(reply, body))
  app.get('/continue.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send('document.forms[0].submit()'),
  )

  app.post(`/${terminal}/pay`, async ({ body }, reply) => {
    const asked = askedIn(body)
    if (!asked) return refuse(reply, body)
    const typed = Card.safeParse(body).data
    if (!typed || !isStillToCome(typed.expiry, product.clock.now())) return form(reply, asked, 'incomplete')
    const card = cardOf(typed.card)
    const transaction = await addDebit(
      product.db,
      {
        amount: asked.cents + (card.fault === 'otherAmount' ? 100 : 0),
        currency: card.fault === 'otherCurrency' ? otherThan(asked.currency) : asked.currency,
        response: card.response,
        reference: asked.fields[referenceField.name] ?? '',
        handshake: asked.fields.thtk ?? '',
      },
      product.clock.now(),
    )
    if (!transaction) return refuse(reply, body)
    if (card.fault === 'noRefund') await giveBackAtTerminal(product, transaction)
    const payload = payloadOf(asked, transaction, card.number)
    await sendNotices(asked.fields.notify_url_address ?? '', payload, card.fault, (text) =>
      app.log.warn(text),
    )
    return lead(reply, asked, payload)
  })

  function show(reply: FastifyReply, sent: unknown) {
    const asked = askedIn(sent)
    return asked ? form(reply, asked) : refuse(reply, sent)
  }

  /** The page's request; null unless its handshake is ours, for this sum, and its addresses are ours. */
  function askedIn(sent: unknown): Asked | null {
    const fields = Fields.safeParse(sent).data
    if (!fields) return null
    const cents = Math.round(Number(fields.sum) * 100)
    const currency = currencies[fields.currency]
    const { success_url_address, fail_url_address, notify_url_address } = fields
    const leadsBack = [success_url_address, fail_url_address, notify_url_address].every((address) =>
      address.startsWith(`${product.origin}/`),
    )
    if (!currency || !leadsBack || !isHandshake(deskSettings(product).secret, fields.thtk, cents)) return null
    return { fields, cents, currency, language: languageOf(fields.lang) }
  }

  function form(reply: FastifyReply, asked: Asked, error?: 'incomplete') {
    const t = deskTexts[asked.language]
    const { pdesc = '' } = asked.fields
    return sendPage(
      reply,
      {
        language: asked.language,
        title: t.title,
        banner: t.banner,
        body: html`
<dl>
<dt>${t.amount}</dt><dd><bdi dir="ltr">${amountOf(asked)}</bdi></dd>
<dt>${t.for}</dt><dd><bdi>${pdesc}</bdi></dd>
</dl>
${error !== undefined && html`<p class="error" role="alert">${t[error]}</p>`}
<form method="post" action="${deskPath}/${terminal}/pay" autocomplete="off">
${hidden(asked.fields)}
<label>${t.card}<input name="card" inputmode="numeric" required autofocus></label>
<div class="pair">
<label>${t.expiry}<input name="expiry" inputmode="numeric" placeholder="12/30" required></label>
<label>${t.cvv}<input name="cvv" inputmode="numeric" placeholder="333" required></label>
</div>
<button>${t.pay} <bdi dir="ltr">${amountOf(asked)}</bdi></button>
</form>
<h2>${t.cards}</h2>
<p class="quiet">${t.cardsHelp}</p>
<table>
${testCards.map((card) => html`<tr><td><bdi dir="ltr">${card.number}</bdi></td><td>${deedOf(card, asked.language)}</td></tr>`)}
</table>`,
      },
      error ? 422 : 200,
    )
  }

  function lead(reply: FastifyReply, { fields, language }: Asked, payload: Record<string, string>) {
    const t = deskTexts[language]
    const address = payload.Response === '000' ? fields.success_url_address : fields.fail_url_address
    return sendPage(reply, {
      language,
      title: t.returnTitle,
      banner: t.banner,
      formsTo: [product.origin],
      script,
      body: html`<form method="post" action="${address}">${hidden(payload)}<button>${t.return}</button></form>`,
    })
  }

  function refuse(reply: FastifyReply, sent: unknown) {
    const language = languageOf(z.looseObject({ lang: z.string() }).safeParse(sent).data?.lang)
    const t = deskTexts[language]
    const body = html`<p>${t.refused}</p>`
    return sendPage(reply, { language, title: t.refusedTitle, banner: t.banner, body }, 400)
  }

  function payloadOf({ fields, currency, cents }: Asked, transaction: DeskTransaction, card: string) {
    const { thtk, success_url_address, fail_url_address, notify_url_address, ...echoed } = fields
    return {
      ...echoed,
      supplier: terminal,
      sum: (cents / 100).toFixed(2),
      currency_iso: currency,
      Response: transaction.response,
      index: String(transaction.index),
      transaction_id: String(transaction.index),
      ConfirmationCode: transaction.authorization_number,
      Tempref: String(transaction.index).padStart(8, '0'),
      ccno: card.slice(-4),
      txn_type: 'debit',
      tranmode: `A${transaction.index}`,
    }
  }
}

interface Asked {
  fields: z.output<typeof Fields> & Record<string, string>
  cents: number
  currency: string
  language: keyof typeof deskTexts
}

const Fields = z
  .object({
    sum: z.string().regex(/^\d+\.\d\d$/),
    currency: z.string(),
    thtk: z.string(),
    lang: z.string().default('us'),
    pdesc: z.string().default(''),
    success_url_address: z.string(),
    fail_url_address: z.string(),
    notify_url_address: z.string(),
  })
  .catchall(z.string())

const Card = z.object({
  card: z.string().regex(/\d/),
  expiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2]) ?\/? ?\d\d$/),
  cvv: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/),
})

const currencies: Record<string, string> = { '1': 'ILS', '2': 'USD', '978': 'EUR' }
const symbols: Record<string, string> = { ILS: '₪', USD: '$', EUR: '€' }

/** Card numbers and the like never go beyond the call that posts them. */
const typedNames = new Set(['card', 'expiry', 'cvv'])

function hidden(fields: Record<string, string>) {
  return Object.entries(fields)
    .filter(([name]) => !typedNames.has(name))
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
}

function languageOf(lang: string | undefined): keyof typeof deskTexts {
  return lang === 'il' ? 'he' : 'en'
}

function amountOf({ cents, currency }: Asked): string {
  return `${symbols[currency]}${(cents / 100).toFixed(2)}`
}

function otherThan(currency: string): string {
  return currency === 'USD' ? 'EUR' : 'USD'
}

/** True until the end of a card's month. */
function isStillToCome(expiry: string, now: Date): boolean {
  const digits = expiry.replace(/\D/g, '')
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))]
  return Date.UTC(year, month) > now.getTime()
}
