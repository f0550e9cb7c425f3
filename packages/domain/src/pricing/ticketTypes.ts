import type { Participants } from '../entries/entryDraft.ts'
import type { TicketType } from './priceList.ts'
import { adultTicket } from './vocabulary.ts'

/** A ticket type with its id, by which an order still knows it after a change of name. */
export type KeptTicketType = TicketType & { _id: string }

/** The share of the price that one ticket of a type costs; adults always exist (HOLE-O12, HOLE-C45). */
export function portionOf(ticketTypes: TicketType[], type: string): number | null {
  const known = ticketTypes.find((ticket) => ticket.type === type)
  if (known) return known.pricePortion
  return type === adultTicket ? 1 : null
}

/** Types with people in them that an order cannot hold. */
export function unknownTypes(participants: Participants, ticketTypes: TicketType[]): string[] {
  return typesIn([participants]).filter((type) => portionOf(ticketTypes, type) === null)
}

/** What an order can hold: the types on offer, and those it was saved with, as they were then. */
export function ticketTypesFor<Type extends TicketType>(onOffer: Type[], kept: Type[]): Type[] {
  const offered = new Set(onOffer.map(({ type }) => type))
  return [
    ...onOffer.map((ticket) => kept.find(({ type }) => type === ticket.type) ?? ticket),
    ...kept.filter(({ type }) => !offered.has(type)),
  ]
}

/** The types that an order keeps when it is saved: those of its people. */
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
