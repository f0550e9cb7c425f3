import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { CrewNews } from '@tourdesk/domain/messages/automatic'
import type { MessageSettings } from '@tourdesk/domain/messages/messageSettings'
import { announce } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { addressesOf } from '../phone.ts'
import { type CrewUnit, contentOfUnits, crewFacts, crewUnits } from './crewFacts.ts'
import { goOut, type Planned, silence } from './goOut.ts'
import { letterHead } from './letterHead.ts'

type News = Planned & { event: CrewNews }

/**
 * Makes a link to the crew's page: the one in the previous text if it still works, or a new one; empty if the
 * person can't open the page.
 */
export type MakeCrewLink = (tx: Tx, operatorId: string, now: Date, before: string) => Promise<string>

/** Sends a message to a guide or driver, or decides not to. The caller has locked the message. */
export async function sendToCrew(
  tx: Tx,
  product: Pick<Product, 'env' | 'origin'> & { crewLink?: MakeCrewLink },
  message: News,
  settings: MessageSettings,
  now: Date,
): Promise<void> {
  const operator = await tx
    .selectFrom('operators')
    .select(['id', 'first_name', 'last_name', 'mobile_phone as phone', 'email', 'document_language'])
    .where('id', '=', message.recipient_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!operator) return silence(tx, message, 'overtaken', { state: 'canceled' })
  const day = message.unit_day ?? message.content.slice(0, 10)
  if (day < dayIn(now)) return silence(tx, message, 'past', { state: 'canceled' })
  const units = await crewUnits(
    tx,
    operator.id,
    message.event === 'crew_day' ? { day } : { unit: message.unit_id ?? '' },
  )
  const told = await lastTold(tx, message, day)
  if (!holds(message.event, units, told)) return silence(tx, message, 'overtaken', { state: 'canceled' })
  const content = `${day}\n${contentOfUnits(units)}`
  if (told?.content === content && told.event === message.event && message.resends === null)
    return silence(tx, message, 'told', { state: 'canceled' })
  const business = await letterHead(tx, product)
  const name = `${operator.first_name} ${operator.last_name}`.trim()
  const outcome = await goOut(
    tx,
    product,
    message,
    {
      kind: 'operator',
      recipient: name,
      addresses: addressesOf(operator),
      language: operator.document_language,
      async factsIn(language, { body }) {
        const link = body.includes('crew.link')
          ? ((await product.crewLink?.(tx, operator.id, now, message.body)) ?? '')
          : ''
        const named = { firstName: operator.first_name, link, unitName: message.unit_name ?? '' }
        return crewFacts(units, { ...named, business, day }, language)
      },
      content,
      files: [],
      isUrgent: false,
      business,
    },
    settings,
    now,
  )
  if (!('channel' in outcome)) return
  await announce(
    tx,
    { actor: { kind: 'job', name: 'messages' }, now },
    {
      name: 'operator.messaged',
      subject: { id: operator.id, name, accountId: null },
      facts: { message: message.event, channel: outcome.channel, to: outcome.address },
    },
  )
}

/**
 * True if a message still holds: someone added is on the unit, someone removed isn't, and a day has something
 * to tell.
 */
function holds(event: CrewNews, units: readonly CrewUnit[], told: object | null): boolean {
  if (event === 'crew_removed') return units.length === 0
  return units.length > 0 || (event === 'crew_day' && told !== null)
}

/** The last message that the person got about the unit or the day. */
async function lastTold(
  tx: Tx,
  { id, event, recipient_id, unit_id }: News,
  day: Day,
): Promise<{ event: string; content: string } | null> {
  const rows = tx
    .selectFrom('messages')
    .select(['event', 'content'])
    .where('recipient_id', '=', recipient_id)
    .where('id', '!=', id)
    .where('state', 'in', ['mailed', 'sent'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  const about =
    event === 'crew_day'
      ? rows.where('event', '=', 'crew_day').where('content', 'like', `${day}%`)
      : rows.where('event', 'in', ['crew_assigned', 'crew_removed']).where('unit_id', '=', unit_id)
  return (await about.limit(1).executeTakeFirst()) ?? null
}
