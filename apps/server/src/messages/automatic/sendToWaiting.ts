import { dayIn, timeIn } from '@tourdesk/domain/calendar'
import { readerOfOffer } from '@tourdesk/domain/messages/agencyWish'
import type { WaitingNews } from '@tourdesk/domain/messages/automatic'
import { languageOfCustomer, type TextLanguage } from '@tourdesk/domain/messages/languages'
import type { MessageSettings } from '@tourdesk/domain/messages/messageSettings'
import type { MessageText } from '@tourdesk/domain/messages/messageText'
import type { MessageFacts } from '@tourdesk/domain/messages/template'
import { writeOfferLink } from '../../departures/waiting/offerLinks.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { longDay, weekday } from '../../outbox/mails/longDay.ts'
import { addressesOf } from '../phone.ts'
import { goOut, type Planned, silence } from './goOut.ts'
import { letterHead } from './letterHead.ts'

type News = Planned & { event: WaitingNews }

/** Tells a party of the waiting list what's offered to it, unless the offer is over. The caller has locked the message. */
export async function sendToWaiting(
  tx: Tx,
  product: Pick<Product, 'env' | 'origin'>,
  message: News,
  settings: MessageSettings,
  now: Date,
): Promise<void> {
  const party = message.waiting_id === null ? undefined : await readParty(tx, message.waiting_id)
  const date = message.content.slice(0, 10)
  const offer = party && (await readOffer(tx, party.id, date))
  if (!party || !offer || offer.until <= now) return silence(tx, message, 'overtaken', { state: 'canceled' })
  const reader = readerOfOffer({
    isMain: party.is_main,
    wish: party.messages_to_customers,
    contactEmail: party.contact_email,
  })
  if (!reader) return silence(tx, message, 'agency_wish')
  const business = await letterHead(tx, product)
  const isAgency = reader === 'agency'
  const factsIn = async (language: TextLanguage, { body }: MessageText): Promise<MessageFacts> => ({
    'business.name': business.name,
    'business.phone': business.phone,
    'customer.firstName': party.first_name,
    'customer.lastName': party.last_name,
    'agency.name': party.is_main ? '' : party.agency,
    'tour.name': party.tour,
    'tour.date': longDay(date, language),
    'tour.weekday': weekday(date, language),
    'party.people': String(party.people),
    'offer.until': `${longDay(dayIn(offer.until), language)}, ${timeIn(offer.until)}`,
    'offer.link': body.includes('offer.link') ? await link() : '',
  })
  // An agency that we write to instead of its customer books in the form of its own screens.
  const link = () =>
    isAgency
      ? `${product.origin}/order/new?waiting=${party.id}`
      : writeOfferLink(tx, product, { party: party.id, date }, message.body)
  await goOut(
    tx,
    product,
    message,
    {
      kind: reader,
      recipient: isAgency ? party.agency : party.name,
      addresses: addressesOf({
        email: isAgency ? party.contact_email : party.email,
        phone: isAgency ? '' : party.mobile_phone,
      }),
      language: isAgency ? party.agencyLanguage : party.language,
      factsIn,
      content: date,
      files: [],
      isUrgent: false,
      business,
    },
    settings,
    now,
  )
}

/** A party of the waiting list, with the language of messages to it. */
export async function readParty(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('waiting_entries')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select([
      'waiting_entries.id',
      'first_name',
      'last_name',
      'waiting_entries.email',
      'waiting_entries.mobile_phone',
    ])
    .select([
      'people',
      'waiting_entries.language',
      'tours.name as tour',
      'accounts.name as agency',
      'is_main',
    ])
    .select(['messages_to_customers', 'contact_email', 'document_language as agencyLanguage'])
    .where('waiting_entries.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const name = `${row.first_name} ${row.last_name}`
  return { ...row, name, language: languageOfCustomer({ chosen: null, name, tour: row.language }) }
}

async function readOffer(tx: Tx, id: string, date: string): Promise<{ until: Date } | null> {
  const offer = await tx
    .selectFrom('waiting_dates')
    .select('offered_until')
    .where('entry_id', '=', id)
    .where('tour_date', '=', date)
    .executeTakeFirst()
  return offer?.offered_until ? { until: offer.offered_until } : null
}
