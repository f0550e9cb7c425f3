import type { Participants } from '../entries/entryDraft.ts'
import type { TicketType } from './priceList.ts'
import { adultTicket } from './vocabulary.ts'

/** A ticket type with its id, which an order keeps across renames. */
export type KeptTicketType = TicketType & { _id: string }

/** A ticket type's share of a full price; adults always exist. */
export function portionOf(ticketTypes: TicketType[], type: string): number | null {
  const known = ticketTypes.find((ticket) => ticket.type === type)
  if (known) return known.pricePortion
  return type === adultTicket ? 1 : null
}

/** Types with people that an order can't use. */
export function unknownTypes(participants: Participants, ticketTypes: TicketType[]): string[] {
  return typesIn([participants]).filter((type) => portionOf(ticketTypes, type) === null)
}

/** The types an order can use: the current ones, and those it was saved with, as they were at the time. */
export function ticketTypesFor<Type extends TicketType>(onOffer: Type[], kept: Type[]): Type[] {
  const offered = new Set(onOffer.map(({ type }) => type))
  return [
    ...onOffer.map((ticket) => kept.find(({ type }) => type === ticket.type) ?? ticket),
    ...kept.filter(({ type }) => !offered.has(type)),
  ]
}

/** The types to save with an order: those it uses. */
export function ticketTypesOf(parties: Participants[], known: KeptTicketType[]): KeptTicketType[] {
  const present = new Set(typesIn(parties))
  return known
    .filter(({ type }) => present.has(type))
    .map(({ _id, type, pricePortion }) => ({ _id, type, pricePortion }))
}

function typesIn(parties: Participants[]): string[] {
  const types = parties.flatMap((party) => Object.keys(party).filter((type) => (party[type] ?? 0) > 0))
  return [...new Set(types)]
}
