import type { Day } from '../calendar.ts'
import {
  type CustomerEvent,
  isAboutPickup,
  type MessageChannel,
  type MessageEvent,
  type Silence,
} from './vocabulary.ts'

/** The facts of a tour of an order that decide about messages to its customer. */
export interface EntryToTell {
  entry: string
  order: string
  date: Day
  isCanceled: boolean
  pickupTime: string | null
  /** The time of the price list or the tour; the customer knows this one before any message. */
  listedTime: string | null
  place: string
  address: string
}

/** What the customer was last told about an entry. */
export interface Told {
  /** The message that said so. */
  id: string
  /** `contentOf` the entry at the time. */
  content: string
}

/** The facts about a pickup as text: if it changes, there's something new to say. */
export function contentOf({ date, pickupTime, place, address }: EntryToTell): string {
  return [date, pickupTime ?? '', place, address].join('\n')
}

/** The content of a freely written text about a tour; empty if the tour is canceled. */
export function contentOfFree(entry: EntryToTell): string {
  return entry.isCanceled ? '' : contentOf(entry)
}

/** Why a customer gets no message; null if they get one. */
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
 * The key of something that only one message may say: a second one with the same key isn't made. A changed
 * pickup is announced once after each earlier message, so a time that's changed there and back is announced
 * twice.
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
 * True if a requested message that hasn't been sent yet would say something that's no longer true. A freely
 * written text is outdated once its tour is canceled, unless it was written after that.
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

/** A person's addresses; null if there's none, or nothing to send with. */
export type Addresses = Record<MessageChannel, string | null>

const orders: Record<MessageChannel, readonly MessageChannel[]> = {
  email: ['email', 'whatsapp'],
  whatsapp: ['whatsapp', 'email'],
  sms: ['sms', 'email'],
}

/** A message's channel and address. */
interface Way {
  channel: MessageChannel
  address: string
}

/** The first channel with an address, starting with the requested one; null if there's none. */
export function channelFor(first: MessageChannel, addresses: Addresses): Way | null {
  return firstWay(orders[first], addresses)
}

/** The first of these channels with an address of the recipient; null if there's none. */
export function firstWay(channels: readonly MessageChannel[], addresses: Addresses): Way | null {
  for (const channel of channels) {
    const address = addresses[channel]
    if (address) return { channel, address }
  }
  return null
}
