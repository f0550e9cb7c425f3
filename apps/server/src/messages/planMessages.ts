import { createHash } from 'node:crypto'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageAsk, PlannedMessage } from '@tourdesk/contract/messages/messages'
import { dayIn } from '@tourdesk/domain/calendar'
import { allOf, filled, within, wrong } from '@tourdesk/domain/checked'
import { smsParts } from '@tourdesk/domain/messages/smsParts'
import { checkTemplate, fillTemplate } from '@tourdesk/domain/messages/template'
import { isAboutPickup, longestSms, mostRecipients } from '@tourdesk/domain/messages/vocabulary'
import {
  channelFor,
  contentOf,
  contentOfFree,
  silenceOf,
  type Told,
} from '@tourdesk/domain/messages/whoGetsIt'
import { instalmentOf } from '@tourdesk/domain/payments/toPay'
import { findContact } from '../agencies/findContact.ts'
import type { Call } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import type { Product } from '../kernel/product.ts'
import { takesCards } from '../outside/cards/takesCards.ts'
import { amountDue, toPayNow } from './amountDue.ts'
import { orderFacts } from './automatic/orderFacts.ts'
import { type OrderToTell, readOrders, type TourRow } from './automatic/readOrder.ts'
import { type TextFor, textsOf } from './automatic/textsOf.ts'
import { findTargets } from './findTargets.ts'
import { goesByItself } from './goesByItself.ts'
import { addressesOf } from './phone.ts'
import { showFact } from './showFact.ts'
import { type Live, liveOf } from './toldBefore.ts'

/** A planned message to one customer, with what it's based on. */
export interface Planned {
  entry: TourRow
  told: Told | null
  content: string
  /** The instalment that a payment link asks for; null if it's for several, or for none. */
  instalment: number | null
  shown: PlannedMessage
}

/**
 * Plans who of the target gets what; with `again`, even if they know it already. Throws `not_found` (404),
 * `too_many_recipients` (400), and for a text of one's own (400) `text_required`, `template_field_unknown`,
 * `template_unclosed` and `sms_too_long` at its fields.
 */
export async function planMessages(
  { db, scope, now }: Omit<Pick<Call, 'db' | 'scope' | 'now'>, 'db'> & { db: Db | Tx },
  product: Pick<Product, 'env' | 'origin'>,
  ask: MessageAsk,
  { again }: { again: boolean } = { again: false },
): Promise<{ planned: Planned[]; hash: string }> {
  const textIn = ask.event === 'free' ? ownTexts(ask) : await textsOf(db, ask.event)
  const targets = await findTargets({ db, scope }, ask.target)
  const ids = [...new Set(targets.map(({ order }) => order))]
  if ((isAboutPickup(ask.event) ? targets : ids).length > mostRecipients)
    throw new Problem('too_many_recipients', { params: { limit: mostRecipients } })
  const orders = await readOrders(db, ids)
  const covered = new Set(targets.map(({ entry }) => entry))
  const tours = [...orders.values()].flatMap((order) => order.tours.filter(({ entry }) => covered.has(entry)))
  const entries = onePerCustomer(tours, ask.event)
  const live = await liveOf(
    db,
    entries.map(({ entry }) => entry),
  )
  const business = await findContact(db)
  const plans = entries.flatMap((entry) => {
    const order = orders.get(entry.order)
    const known = { ask, textIn, business, live: live.get(entry.entry) ?? [], now, product, again }
    return order ? planOne(entry, order, known) : []
  })
  const planned = ask.event === 'free' ? oncePerPerson(plans) : plans
  const hash = createHash('sha256')
    .update(JSON.stringify(planned.map(({ entry, told, shown }) => [entry.entry, told?.id, shown])))
    .digest('hex')
  return { planned, hash }
}

interface Known {
  ask: MessageAsk
  textIn: TextFor
  business: { name: string; phone: string }
  live: Live[]
  now: Date
  product: Pick<Product, 'env' | 'origin'>
  again: boolean
}

function planOne(
  entry: TourRow,
  order: OrderToTell,
  { ask, textIn, business, live, now, product, again }: Known,
): Planned {
  const { env } = product
  const told = live[0] ?? null
  const due = amountDue(order, dayIn(now))
  const toPay = toPayNow(order, dayIn(now))
  const found = silenceOf(ask.event, entry, {
    today: dayIn(now),
    isMuted: entry.isMuted,
    told,
    owes: takesCards(env) && due !== '',
    isReminded: live.some(
      ({ event, content }) => event === 'tour_reminder' && content.startsWith(entry.date),
    ),
  })
  const silence = again && found === 'told' ? null : found
  const way = silence ? null : channelFor(ask.channel, addressesOf(entry, env.mail !== undefined))
  const { language, subject, body } = textIn(way?.channel ?? ask.channel, order.language)
  const about = {
    entry: entry.entry,
    payment: null,
    instalment: null,
    today: dayIn(now),
    changes: [],
    tours: null,
    reason: '',
  }
  const facts = {
    ...orderFacts(product, order, business, about, language),
    // A person's own text gets the address as it's stored, even if it repeats the place.
    ...(ask.event === 'free' && { 'pickup.address': entry.address }),
  }
  const show = showFact(language, way?.channel ?? null)
  const text = fillTemplate(body, facts, show).trim()
  return {
    entry,
    told,
    content: contentFor(ask.event, entry, due),
    instalment: ask.event === 'payment_link' && toPay ? instalmentOf(toPay) : null,
    shown: {
      entry: entry.entry,
      order: entry.order,
      orderNumber: entry.order_number,
      recipient: order.customer,
      language,
      channel: way?.channel ?? null,
      address: way?.address ?? '',
      reason: silence ?? (way ? null : 'no_address'),
      subject: fillTemplate(subject, facts, show).trim(),
      text,
      smsParts: smsParts(text),
      byHand: way !== null && !goesByItself(way.channel, env),
    },
  }
}

function contentFor(event: MessageAsk['event'], entry: TourRow, due: string): string {
  if (event === 'payment_link') return due
  return event === 'free' ? contentOfFree(entry) : contentOf(entry)
}

/** The texts that a person wrote; English if there's no Hebrew. */
function ownTexts({ channel, texts }: MessageAsk): TextFor {
  const { en, he } = texts ?? { en: { subject: '', body: '' }, he: { subject: '', body: '' } }
  const isMail = channel === 'email'
  acceptFields(
    within(
      'texts',
      allOf(
        filled('en.body', en.body, 'text_required'),
        ...(isMail ? [filled('en.subject', en.subject, 'text_required')] : []),
        ...(isMail && he.body ? [filled('he.subject', he.subject, 'text_required')] : []),
        checkTemplate(en.subject, 'en.subject'),
        checkTemplate(en.body, 'en.body'),
        checkTemplate(he.subject, 'he.subject'),
        checkTemplate(he.body, 'he.body'),
        ...(channel === 'sms' ? [shortEnough('en.body', en.body), shortEnough('he.body', he.body)] : []),
      ),
    ),
  )
  const hasHebrew = he.body.trim() !== ''
  return (_, language) => (language === 'he' && hasHebrew ? { language, ...he } : { language: 'en', ...en })
}

function shortEnough(field: string, body: string) {
  return body.length <= longestSms
    ? ({ ok: true, value: body } as const)
    : wrong(field, 'sms_too_long', { limit: longestSms })
}

/**
 * A customer with several tours in the target gets one text, except for messages about pickups, which are
 * sent for each tour.
 */
function onePerCustomer(entries: TourRow[], event: MessageAsk['event']): TourRow[] {
  if (isAboutPickup(event)) return entries
  const booked = [...entries].sort((a, b) => Number(a.isCanceled) - Number(b.isCanceled))
  const first = new Map<string, TourRow>()
  for (const entry of booked) if (!first.has(entry.order)) first.set(entry.order, entry)
  return [...first.values()].sort((a, b) => a.order_number - b.order_number)
}

/** A person with several orders gets one text; the same mail address under another name is another person. */
function oncePerPerson(plans: Planned[]): Planned[] {
  const told = new Set<string>()
  return plans.map((plan) => {
    const { channel, address, recipient } = plan.shown
    if (channel === null) return plan
    const person = `${address.toLowerCase()} ${recipient.toLowerCase()}`
    if (told.has(person))
      return { ...plan, shown: { ...plan.shown, channel: null, address: '', reason: 'same_customer' } }
    told.add(person)
    return plan
  })
}
