import { cities } from '../../catalogue/vocabulary.ts'
import type { PartyField } from './audience.ts'
import { partyName } from './partyOf.ts'
import type { DropoffGroup, PartyFacts } from './sheet.ts'

/**
 * Where people get off: first those who get off where they got on, then by place, then those who aren't
 * brought back.
 */
export function dropoffsOf(parties: readonly PartyFacts[], fields: ReadonlySet<PartyField>): DropoffGroup[] {
  const groups = Map.groupBy(parties, ({ dropoff }) => keyOf(dropoff))
  return [...groups.values()].map((group) => groupOf(group, fields)).sort(inOrder)
}

function keyOf(dropoff: PartyFacts['dropoff']): string {
  if (!dropoff) return 'none'
  return dropoff.isSame ? 'same' : JSON.stringify([dropoff.city, dropoff.name, dropoff.address])
}

function groupOf(group: PartyFacts[], fields: ReadonlySet<PartyField>): DropoffGroup {
  const dropoff = group[0]?.dropoff ?? null
  const isPlace = dropoff !== null && !dropoff.isSame
  return {
    kind: isPlace ? 'place' : dropoff ? 'same' : 'none',
    city: isPlace ? dropoff.city : null,
    name: isPlace ? dropoff.name : '',
    address: isPlace ? dropoff.address : '',
    people: peopleOf(group),
    paidReturn: peopleOf(group.filter((party) => party.dropoff?.isPaidReturn)),
    parties: group.toSorted((a, b) => a.orderNumber - b.orderNumber).map((party) => partyName(party, fields)),
  }
}

function peopleOf(parties: readonly PartyFacts[]): number {
  return parties.reduce((sum, { people }) => sum + people, 0)
}

const kinds: DropoffGroup['kind'][] = ['same', 'place', 'none']

function inOrder(a: DropoffGroup, b: DropoffGroup): number {
  return kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1)
}

function rankOf({ city }: DropoffGroup): number {
  return city === null ? -1 : cities.indexOf(city)
}
