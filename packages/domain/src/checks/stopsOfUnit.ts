import type { Stop } from '../dispatch/stops/stop.ts'
import { stopsOf } from '../dispatch/stops/stopsOf.ts'
import type { DayFacts, PartyFact, UnitFact } from './dayFacts.ts'

/** The parties with people on each unit. */
export function partiesByUnit({ parties }: Pick<DayFacts, 'parties'>): Map<string, PartyFact[]> {
  const byUnit = new Map<string, PartyFact[]>()
  for (const party of parties)
    for (const unit of party.units) {
      const aboard = byUnit.get(unit)
      if (aboard) aboard.push(party)
      else byUnit.set(unit, [party])
    }
  return byUnit
}

/** The stops of a unit in order. */
export function stopsOfUnit(
  { stopOrder }: Pick<UnitFact, 'stopOrder'>,
  aboard: readonly PartyFact[],
): Stop<StoppingParty>[] {
  return stopsOf(
    aboard.map(({ _id, people, time, place, isTimePlanned }) => ({
      ...{ entry: _id, people, time, place, isTimePlanned },
    })),
    stopOrder,
  )
}

interface StoppingParty {
  entry: string
  people: number
  time: string | null
  place: PartyFact['place']
  isTimePlanned: boolean
}
