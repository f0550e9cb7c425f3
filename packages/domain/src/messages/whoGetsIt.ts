import type { Day } from '../calendar.ts'
import {
  type CustomerEvent,
  isAboutPickup,
  type MessageChannel,
  type MessageEvent,
  type Silence,
} from './vocabulary.ts'

/** A tour of an order, as far as it decides about a message to its customer. */
export interface EntryToTell {
  entry: string
  order: string
  date: Day
  isCanceled: boolean
  pickupTime: string | null
  /** What the price list or the tour says; what the customer knows before they hear anything else. */
  listedTime: string | null
  place: string
  address: string
}

/** What the customer was told of an entry last. */
export interface Told {
  /** The message that told it. */
  id: string
  /** `contentOf` the entry then. */
  content: string
}

/** The facts about a pickup: when they change, so does what there is to say. */
export function contentOf({ date, pickupTime, place, address }: EntryToTell): string {
  return [date, pickupTime ?? '', place, address].join('\n')
}

/** What a text of one's own is about: a tour, or nothing that can still be canceled. */
export function contentOfFree(entry: EntryToTell): string {
  return entry.isCanceled ? '' : contentOf(entry)
}

/** Whether a customer has a reason to get no message; null if there's none. */
export function silenceOf(
  event: CustomerEvent,
  entry: EntryToTell,
  known: { today: Day; isMuted: boolean; told: Told | null; isReminded: boolean; owes: boolean },
): Silence | null {
  if (event === 'free') return known.isMuted ? 'muted' : null
  if (entry.isCanceled) return 'canceled'
  if (event === 'payment_link') return !known.owes ? 'nothing_due' : known.isMuted ? 'muted' : null
  if (entry.date < known.today) return 'past'
  if (entry.pickupTime === null) return 'no_pickup_time'
  if (event === 'tour_reminder' ? known.isReminded : knowsPickup(entry, known.told)) return 'told'
  return known.isMuted ? 'muted' : null
}

function knowsPickup(entry: EntryToTell, told: Told | null): boolean {
  const heard = told ? told.content : contentOf({ ...entry, pickupTime: entry.listedTime })
  return heard === contentOf(entry)
}

/**
 * What only one message may say: asking for the same again finds it taken. A changed pickup is told once after each
 * message before it, so that a time that's changed there and back is told twice.
 */
export function keyOf(
  event: CustomerEvent,
  { entry, order, ...facts }: EntryToTell,
  { batch, told }: { batch: string; told: Told | null },
): string {
  switch (event) {
    case 'free':
    case 'payment_link':
      return `${event}:${batch}:${order}`
    case 'tour_reminder':
      return `tour_reminder:${entry}:${facts.date}`
    case 'pickup_changed':
      return `pickup_changed:${entry}:${told?.id ?? 'first'}`
  }
}

/**
 * Whether a message that somebody asked for and that isn't out yet would say something that no longer holds (NOTE-11).
 * A text of one's own is, once its tour is canceled; not one that was written after that.
 */
export function isOvertaken(
  message: { event: MessageEvent; content: string },
  entry: EntryToTell | null,
): boolean {
  if (message.event === 'free')
    return !entry || (entry.isCanceled && message.content !== contentOfFree(entry))
  if (!isAboutPickup(message.event)) return false
  return !entry || entry.isCanceled || contentOf(entry) !== message.content
}

/** Where somebody can be reached; null where there's no address, or nothing to send with. */
export type Addresses = Record<MessageChannel, string | null>

const orders: Record<MessageChannel, readonly MessageChannel[]> = {
  email: ['email', 'whatsapp'],
  whatsapp: ['whatsapp', 'email'],
  sms: ['sms', 'email'],
}

/** How a message goes, and where to. */
interface Way {
  channel: MessageChannel
  address: string
}

/** The first channel with an address, beginning with the one that's asked for; null without any. */
export function channelFor(first: MessageChannel, addresses: Addresses): Way | null {
  return firstWay(orders[first], addresses)
}

/** The first of these channels that the recipient has an address for; null without any. */
export function firstWay(channels: readonly MessageChannel[], addresses: Addresses): Way | null {
  for (const channel of channels) {
    const address = addresses[channel]
    if (address) return { channel, address }
  }
  return null
}
