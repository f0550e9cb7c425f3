import type { PartyField } from './audience.ts'
import type { Party, PartyFacts, PartyName } from './sheet.ts'

/** A party with the fields that a reader sees. */
export function partyOf(facts: PartyFacts, fields: ReadonlySet<PartyField>): Party {
  const { entry, people, tickets, tour, split, pickup: _, dropoff: __, ...rest } = facts
  return {
    entry,
    people,
    tickets: tickets.filter(({ count }) => count > 0),
    ...(tour !== undefined && { tour }),
    ...(split !== undefined && { split }),
    ...Object.fromEntries(Object.entries(rest).filter(([field]) => fields.has(field as PartyField))),
  }
}

/** How a sheet names a party for its reader. */
export function partyName(
  { entry, people, name, orderNumber }: Pick<Party, keyof PartyName>,
  fields: ReadonlySet<PartyField>,
): PartyName {
  return {
    entry,
    people,
    ...(fields.has('name') && { name }),
    ...(fields.has('orderNumber') && { orderNumber }),
  }
}
