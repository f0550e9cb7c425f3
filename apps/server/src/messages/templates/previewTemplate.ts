import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PreviewAsk, TemplatePreview } from '@tourdesk/contract/messages/messageTemplates'
import { dayIn } from '@tourdesk/domain/calendar'
import { isAgencyNews, isCrewNews, isOfDeparture, isWaitingNews } from '@tourdesk/domain/messages/automatic'
import { checkMessageText } from '@tourdesk/domain/messages/checkMessageText'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import { smsParts } from '@tourdesk/domain/messages/smsParts'
import { fillTemplate, type MessageFacts } from '@tourdesk/domain/messages/template'
import { fieldsOf, listFields } from '@tourdesk/domain/messages/templateFields'
import { cancelReasonLabels } from '@tourdesk/words/vocabulary'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import type { Product } from '../../kernel/product.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { crewFacts, crewUnits } from '../automatic/crewFacts.ts'
import { letterHead } from '../automatic/letterHead.ts'
import { orderFacts } from '../automatic/orderFacts.ts'
import { knownNow, readOrder } from '../automatic/readOrder.ts'
import { showFact } from '../showFact.ts'

interface Shown {
  about: string | null
  facts: MessageFacts
}

/**
 * A text as it would be sent about an order, or to someone of a unit's crew. Throws a field error (400) for
 * each wrong field, and `not_found` (404) for an order or unit that doesn't exist.
 */
export async function previewTemplate(
  call: Pick<Call, 'db' | 'scope' | 'now'>,
  product: Pick<Product, 'env' | 'origin'>,
  ask: PreviewAsk,
): Promise<TemplatePreview> {
  const { event, channel, language } = ask
  const words = acceptFields(checkMessageText(event, channel, ask))
  const { about, facts } = await shownFacts(call, product, ask, language)
  // Without an order or unit, the fields' own names stand for the facts.
  const show = about === null ? (name: string) => name : showFact(language, channel)
  const subject = fillTemplate(words.subject, facts, show).trim()
  const text = fillTemplate(words.body, facts, show).trim()
  return { subject, text, language, length: text.length, smsParts: smsParts(text), about }
}

function shownFacts(
  call: Pick<Call, 'db' | 'scope' | 'now'>,
  product: Pick<Product, 'env' | 'origin'>,
  ask: PreviewAsk,
  language: TextLanguage,
): Shown | Promise<Shown> {
  // Messages about a statement or an offer have no order to show, so the fields' names stand for it.
  if (isAgencyNews(ask.event) || isWaitingNews(ask.event)) return { about: null, facts: namesOf(ask.event) }
  return isCrewNews(ask.event) ? ofUnit(call, product, ask, language) : ofOrder(call, product, ask, language)
}

async function ofOrder(
  { db, scope, now }: Pick<Call, 'db' | 'scope' | 'now'>,
  product: Pick<Product, 'env' | 'origin'>,
  { event, orderNumber }: PreviewAsk,
  language: TextLanguage,
): Promise<Shown> {
  let rows = scopedRows(db, scope).orders().select('orders.id').orderBy('orders.created_at', 'desc').limit(1)
  if (orderNumber !== undefined) rows = rows.where('order_number', '=', orderNumber)
  const found = await rows.executeTakeFirst()
  const order = found && (await readOrder(db, found.id))
  if (!order && orderNumber !== undefined) throw new Problem('not_found')
  if (!order) return { about: null, facts: namesOf(event) }
  const [tour] = order.booked.length > 0 ? order.booked : order.tours
  const known = knownNow(order).slice(0, 1)
  const facts = orderFacts(
    product,
    order,
    await letterHead(db, product),
    {
      entry: tour?.entry ?? null,
      payment: order.payments[0]?.id ?? null,
      instalment: order.first.instalments.at(-1)?.n ?? null,
      today: dayIn(now),
      // Uses the first tour's day, time and people as an example.
      changes: known.map((each) => ({ kind: 'changed', tour: each, fields: ['date', 'time', 'people'] })),
      tours: null,
      reason: isOfDeparture(event) ? cancelReasonLabels[language === 'he' ? 'he' : 'en'].weather : '',
    },
    language,
  )
  return { about: String(order.first.order_number), facts }
}

async function ofUnit(
  { db, now }: Pick<Call, 'db' | 'now'>,
  product: Pick<Product, 'env' | 'origin'>,
  { event, unit }: PreviewAsk,
  language: TextLanguage,
): Promise<Shown> {
  let rows = db
    .selectFrom('vehicle_units')
    .innerJoin('unit_crew', 'unit_id', 'vehicle_units.id')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['vehicle_units.id', 'vehicle_units.tour_date', 'operator_id', 'operators.first_name'])
    .orderBy('vehicle_units.tour_date')
    .orderBy('vehicle_units.id')
    .orderBy('unit_crew.position')
    .limit(1)
  rows = unit
    ? rows.where('vehicle_units.id', '=', unit)
    : rows.where('vehicle_units.tour_date', '>=', dayIn(now))
  const found = await rows.executeTakeFirst()
  if (!found && unit) throw new Problem('not_found')
  if (!found) return { about: null, facts: namesOf(event) }
  const units = await crewUnits(db, found.operator_id, { unit: found.id })
  const name = units[0]?.tour ?? ''
  const facts = crewFacts(
    units,
    // Links are only made when the message is sent.
    {
      firstName: found.first_name,
      link: `${product.origin}/crew/…`,
      business: await letterHead(db, product),
      day: found.tour_date,
      unitName: name,
    },
    language,
  )
  return { about: name, facts }
}

/** The fields' own names, for lack of anything to show. */
function namesOf(event: PreviewAsk['event']): MessageFacts {
  const names = fieldsOf(event)
  const lists: readonly string[] = listFields
  const values = Object.fromEntries(names.filter((name) => !lists.includes(name)).map((name) => [name, name]))
  return { ...values, changes: [{ '.': 'changes' }], tours: [values] }
}
