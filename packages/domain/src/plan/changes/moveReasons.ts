import type { City, Language } from '../../catalogue/vocabulary.ts'
import type { PlanDay, PlanParty, UnitResources } from '../planDay.ts'
import type { PlanMove, UnitChange } from './changesOf.ts'

/** Why people move: first what's wrong with the place they had, then what's good about the new one. */
export type MoveReason =
  | { code: 'had_none' }
  | { code: 'dissolved' }
  | { code: 'over_seats'; people: number; seats: number }
  | { code: 'unspoken'; language: Language }
  | { code: 'joins' }
  | { code: 'speaks'; guide: string; language: Language }
  | { code: 'same_city'; city: City }
  | { code: 'fits'; people: number; seats: number }

/**
 * Why people of a party move; each reason is true of the proposal. Empty for people who have to get off and are left.
 * @param day the facts of the proposal
 * @param units its units, the dissolved ones too
 */
export function moveReasons(move: PlanMove, day: PlanDay, units: readonly UnitChange[]): MoveReason[] {
  const party = day.parties.find(({ _id }) => _id === move.party)
  const to = units.find(({ key }) => key === move.to)
  if (party === undefined || to === undefined) return []
  return [...reasonsToLeave(move, party, day, units), ...reasonsToJoin(move, party, to, day)]
}

function reasonsToLeave(
  { from }: PlanMove,
  party: PlanParty,
  day: PlanDay,
  units: readonly UnitChange[],
): MoveReason[] {
  const present = day.units.find(({ _id }) => _id === from)
  if (present === undefined) return [{ code: 'had_none' }]
  if (units.find(({ key }) => key === from)?.kind === 'dissolved') return [{ code: 'dissolved' }]
  const people = peopleOn(present)
  const seats = seatsOf(present, day)
  const asked = languageOf(party)
  return [
    ...(seats !== null && people > seats ? [{ code: 'over_seats', people, seats } as const] : []),
    ...(asked !== null && speakerOf(asked, present, day) === undefined
      ? [{ code: 'unspoken', language: asked } as const]
      : []),
  ]
}

function reasonsToJoin(move: PlanMove, party: PlanParty, to: UnitChange, day: PlanDay): MoveReason[] {
  const own = to.parts.find((part) => part.party === party._id)
  const others = to.parts.flatMap((part) =>
    day.parties.filter(({ _id }) => _id === part.party && _id !== party._id),
  )
  const asked = languageOf(party)
  const guide = asked === null ? undefined : speakerOf(asked, to, day)
  const city = party.pickup?.city
  const seats = seatsOf(to, day)
  const reasons: MoveReason[] = []
  if (own !== undefined && own.people > move.people) reasons.push({ code: 'joins' })
  if (asked !== null && guide !== undefined)
    reasons.push({ code: 'speaks', guide: guide._id, language: asked })
  if (city !== undefined && others.some(({ pickup }) => pickup?.city === city))
    reasons.push({ code: 'same_city', city })
  if (reasons.length === 0 && seats !== null) reasons.push({ code: 'fits', people: peopleOn(to), seats })
  return reasons
}

/** A party without a guide asks for no language. */
function languageOf({ language, tourOption }: PlanParty): Language | null {
  return tourOption === 'car only' ? null : language
}

function speakerOf(language: Language, { guide }: UnitResources, { people }: PlanDay) {
  return people.find(({ _id, languages }) => guide.includes(_id) && languages.includes(language))
}

function seatsOf({ car, externalCar }: UnitResources, { cars }: PlanDay): number | null {
  return externalCar?.seats ?? cars.find(({ _id }) => _id === car)?.seats ?? null
}

function peopleOn({ parts }: Pick<UnitChange, 'parts'>): number {
  return parts.reduce((sum, part) => sum + part.people, 0)
}
