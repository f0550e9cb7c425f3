import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Cents } from '@tourdesk/domain/money'
import { instalmentOf, type PayChoice, payChoices, type ToPay } from '@tourdesk/domain/payments/toPay'
import { amountText } from '@tourdesk/domain/pricing/amount'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mainAccountName } from '../../agencies/mainAccountName.ts'
import { dataHeaders } from '../../kernel/dataHeaders.ts'
import { type Html, html } from '../../kernel/html.ts'
import { addJob } from '../../kernel/jobs.ts'
import type { Door } from '../../kernel/mount.ts'
import { sendPage } from '../../kernel/plainPage.ts'
import type { Product } from '../../kernel/product.ts'
import { readForms } from '../../kernel/readForms.ts'
import { type CardProvider, CardProviderError, type PageLanguage } from '../../outside/cards/cardProvider.ts'
import { type CardAttempt, findAttempt } from '../../payments/cardAttempts.ts'
import { payPath } from '../../payments/paymentLinks.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { business } from '../../settings/sections/business.ts'
import { customerPath } from '../customerAddress.ts'
import { checkAttemptJob } from './checkAttempt.ts'
import { findPayable, type Payable } from './findPayable.ts'
import { landingOf } from './landingOf.ts'
import { type PayTexts, payTexts } from './payTexts.ts'
import { startPayment } from './startPayment.ts'
import { takeNotice } from './takeNotice.ts'

/** How often the waiting page checks again, and how many times at most. */
const looks = { seconds: 2, times: 15 }

/**
 * The pages on which a customer pays by a link, and the address for the provider's notifications. A browser
 * coming back never marks anything paid: it only makes us ask the provider.
 */
export async function openPayPages(
  app: FastifyInstance,
  product: Product,
  cards: CardProvider | null,
  door: Door,
): Promise<void> {
  await app.register(
    async (pages) => {
      readForms(pages)
      payPages(pages, product, cards, door)
      if (cards) notices(pages, product, cards)
    },
    { prefix: payPath },
  )
}

function payPages(app: FastifyInstance, product: Product, cards: CardProvider | null, door: Door): void {
  app.get<Linked>('/:token', async (request, reply) => {
    const payable = await findPayable(product, request.params.token, choiceOf(request))
    if (!payable) return say(reply, request, 'unknown')
    const { toPay } = payable
    if (!toPay)
      return say(reply, request, isPaid(payable) ? 'paid' : isCanceled(payable) ? 'canceled' : 'dropped')
    return say(reply, request, cards ? { asks: { ...payable, toPay } } : 'down')
  })

  app.post<Linked>('/:token', async (request, reply) => {
    const choice = choiceOf(request)
    const payable = await findPayable(product, request.params.token, choice)
    if (!payable || !cards) return say(reply, request, payable ? 'down' : 'unknown')
    try {
      const from = isFromOrder(request) ? ('order' as const) : undefined
      const paidFrom = { language: languageOf(request), from, choice, agreed: agreedIn(request) }
      const started = await startPayment(product, cards, payable, paidFrom)
      if (typeof started === 'object') return reply.redirect(started.page, 303)
      const here = addressOf(request, request.params.token)
      if (started === 'changed') return reply.redirect(`${here}&changed=1`, 303)
      return reply.redirect(from ? customerPath(payable.order.id) : here, 303)
    } catch (error) {
      if (error instanceof CardProviderError) {
        request.log.warn({ code: error.code, order: payable.order.order_number }, error.message)
        return say(reply, request, 'down')
      }
      if (error instanceof Problem && error.code === 'too_many_attempts') return say(reply, request, 'often')
      throw error
    }
  })

  app.route<Returned>({
    method: ['GET', 'POST'],
    url: '/:token/back/:attempt/:outcome',
    config: { fromAnySite: true },
    async handler(request, reply) {
      const { token, attempt, outcome } = request.params
      const known = (await attemptOf(token, attempt))?.attempt
      if (!known) return say(reply, request, 'unknown')
      if (known.status === 'open')
        await addJob(product.db, checkAttemptJob, { attemptId: known.id, round: 1 }, known.id)
      const failed = outcome === 'failed' ? '&failed=1' : ''
      if (isFromOrder(request)) {
        const query = `charge=${token}&attempt=${known.id}${failed}`
        return reply.redirect(`${customerPath(known.order_id)}?${query}`, 303)
      }
      return reply.redirect(`${addressOf(request, `${token}/result/${known.id}`)}${failed}`, 303)
    },
  })

  app.get<Returned>('/:token/result/:attempt', async (request, reply) => {
    const found = await attemptOf(request.params.token, request.params.attempt)
    if (!found) return say(reply, request, 'unknown')
    const { attempt: known, isAllPaid } = found
    const { looked, failed } = request.query
    const count = Number(looked ?? 0)
    const isOver = count >= looks.times || (failed === '1' && count >= 3)
    if (known.status === 'open' && !isOver) {
      const next = `${addressOf(request, `${request.params.token}/result/${known.id}`)}&looked=${count + 1}`
      return say(reply, request, { waits: failed === '1' ? `${next}&failed=1` : next })
    }
    const isFailed = known.status === 'declined' || (known.status === 'open' && failed === '1')
    const landing = await landingOf(request, reply, door, known.order_id, { isFailed })
    if (landing && (known.status === 'paid' || isFailed)) return reply.redirect(landing, 303)
    if (isFailed) return say(reply, request, { failed: known })
    if (known.status === 'open') return say(reply, request, 'late')
    if (known.status === 'paid') return say(reply, request, isAllPaid ? 'paid' : 'paidPart')
    return say(reply, request, 'refused')
  })

  async function attemptOf(
    token: string,
    id: string,
  ): Promise<{ attempt: CardAttempt; isAllPaid: boolean } | null> {
    const payable = await findPayable(product, token, 'all')
    if (!payable || !isUuid(id)) return null
    const attempt = await findAttempt(product.db, payable.scope, id)
    return attempt ? { attempt, isAllPaid: payable.toPay === null } : null
  }

  /** Sends the page for a state of the payment, in the link's language. */
  async function say(reply: FastifyReply, request: FastifyRequest<Linked>, saying: Saying) {
    const language = languageOf(request)
    const t = payTexts(language)
    const [{ officePhone }, { name }] = await Promise.all([
      readSettings(product.db, business),
      mainAccountName.read(product.db),
    ])
    const { title, body, status = 200, next } = contentOf(saying, t, request, cards)
    const office = officePhone === '' ? name : html`${name}, <bdi dir="ltr">${officePhone}</bdi>`
    return sendPage(
      reply,
      {
        language,
        title,
        ...(cards?.isTest && { banner: t.banner }),
        ...(cards && { formsTo: [cards.pageOrigin()] }),
        ...(next !== undefined && { goesTo: { address: next, seconds: looks.seconds } }),
        body: html`${body}<p class="quiet">${t.contact} ${office}</p>`,
      },
      status,
    )
  }
}

const answersData = { config: { isData: true } }

/**
 * Takes the provider's notifications of transactions. An answer of 200 means taken; anything else makes the
 * provider try again.
 */
function notices(app: FastifyInstance, product: Product, cards: CardProvider): void {
  app.post<{ Params: { key: string } }>('/notice/:key', answersData, async (request, reply) => {
    reply.headers(dataHeaders).type('text/plain; charset=utf-8')
    const sent = request.body
    const notice = typeof sent === 'object' && sent !== null ? (sent as Record<string, string>) : {}
    try {
      const outcome = await takeNotice(product, cards, request.params.key, notice)
      if (outcome === 'paid' || outcome === 'declined') return reply.send('OK')
      request.log.warn(
        { outcome, transaction: cards.numberIn(notice) },
        'A notification of a payment was refused',
      )
      const status = outcome === 'unknown' ? 404 : outcome === 'missing' ? 503 : 409
      return reply.code(status).send(outcome)
    } catch (error) {
      if (!(error instanceof CardProviderError)) throw error
      request.log.warn({ code: error.code }, error.message)
      return reply.code(503).send('unverified')
    }
  })
}

type Linked = { Params: { token: string }; Querystring: Query }
type Returned = { Params: { token: string; attempt: string; outcome: string }; Querystring: Query }
interface Query {
  lang?: string
  /** `order` if the button was on the customer's page, to which the browser then returns. */
  from?: string
  looked?: string
  failed?: string
  /** Asks for everything or what's due, instead of the link's own charge. */
  ask?: string
  /** The amount on the button, in cents. */
  agreed?: string
  /** Set if the amount is no longer the one on the button. */
  changed?: string
}

type Saying =
  | 'paid'
  | 'paidPart'
  | 'dropped'
  | 'canceled'
  | 'down'
  | 'often'
  | 'unknown'
  | 'refused'
  | 'late'
  | { asks: Asking }
  | { waits: string }
  | { failed: CardAttempt }

type Asking = Payable & { toPay: ToPay }

interface Content {
  title: string
  body: Html
  status?: number
  next?: string
}

function contentOf(
  saying: Saying,
  t: PayTexts,
  request: FastifyRequest<Linked>,
  cards: CardProvider | null,
): Content {
  const { token } = request.params
  if (typeof saying === 'object') {
    if ('asks' in saying) return { title: t.title, body: questionOf(saying.asks, t, request) }
    if ('waits' in saying)
      return { title: t.waitingTitle, body: html`<p>${t.waiting}</p>`, next: saying.waits }
    const { response } = saying.failed
    const why = response ? cards?.textOf(response, languageOf(request)) : undefined
    return {
      title: t.failedTitle,
      body: html`
<p>${why === undefined ? t.failed : `${why} ${t.failed}`}</p>
${response && html`<p class="quiet">${t.code} <bdi dir="ltr">${response}</bdi></p>`}
<p><a class="button" href="${addressOf(request, token)}">${t.again}</a></p>`,
    }
  }
  const again = html`<p><a class="button" href="${addressOf(request, token)}">${t.again}</a></p>`
  const contents: Record<typeof saying, Content> = {
    paid: { title: t.paidTitle, body: html`<p>${t.paid} ${t.close}</p>` },
    paidPart: { title: t.paidTitle, body: html`<p>${t.paidPart} ${t.close}</p>` },
    dropped: { title: t.dropped, body: html`<p>${t.droppedText}</p>`, status: 410 },
    canceled: { title: t.dropped, body: html`<p>${t.canceledText}</p>`, status: 410 },
    down: { title: t.downTitle, body: html`<p>${t.down}</p>${again}`, status: 503 },
    often: { title: t.oftenTitle, body: html`<p>${t.often}</p>`, status: 429 },
    unknown: { title: t.unknownTitle, body: html`<p>${t.unknown}</p>`, status: 404 },
    refused: { title: t.refusedTitle, body: html`<p>${t.refused}</p>` },
    late: { title: t.lateTitle, body: html`<p>${t.late}</p>` },
  }
  return contents[saying]
}

function questionOf({ toPay, order }: Asking, t: PayTexts, request: FastifyRequest<Linked>): Html {
  const { token } = request.params
  const instalment = instalmentOf(toPay)
  const other = languageOf(request) === 'he' ? 'en' : 'he'
  return html`
${request.query.changed !== undefined && html`<p role="status">${t.changed}</p>`}
<dl>
<dt>${t.order}</dt><dd><bdi dir="ltr">${order.order_number}</bdi></dd>
${instalment && html`<dt>${t.part}</dt><dd>${instalment === 1 ? t.deposit : t.balance}</dd>`}
<dt>${t.amount}</dt><dd><bdi dir="ltr">${amountText(toPay.amount, order.currency)}</bdi></dd>
</dl>
<form method="post" action="${addressOf(request, token)}&agreed=${toPay.amount}"><button>${t.pay}</button></form>
<p class="quiet">${t.safe}</p>
<p class="quiet"><a href="${addressOf(request, token, other)}" lang="${other}">${t.otherLanguage}</a></p>`
}

/** True if this link, or another one for the same order, was paid. */
function isPaid({ payment, order }: Payable): boolean {
  return payment.status === 'paid' || order.payment_status === 'PAID'
}

function isCanceled({ order }: Payable): boolean {
  return order.status === 'canceled'
}

function addressOf(
  request: FastifyRequest<Linked>,
  rest: string,
  language: PageLanguage = languageOf(request),
): string {
  const ask = choiceOf(request)
  const query = new URLSearchParams({
    lang: language,
    ...(isFromOrder(request) && { from: 'order' }),
    ...(ask !== 'link' && { ask }),
  })
  return `${payPath}/${rest}?${query}`
}

function choiceOf({ query }: FastifyRequest<Linked>): PayChoice {
  return payChoices.find((choice) => choice === query.ask) ?? 'link'
}

function agreedIn({ query: { agreed } }: FastifyRequest<Linked>): Cents | null {
  return agreed !== undefined && /^\d{1,15}$/.test(agreed) ? Number(agreed) : null
}

function isFromOrder({ query }: FastifyRequest<Linked>): boolean {
  return query.from === 'order'
}

function languageOf({ query }: FastifyRequest<Linked>): PageLanguage {
  return query.lang === 'he' ? 'he' : 'en'
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
