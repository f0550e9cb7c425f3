import type { UnitStop } from '@tourdesk/contract/dispatch/stops'

type Party = UnitStop['parties'][number]

/** True for a customer whose reminder named another time than this one. */
export function wasToldAnother({ toldTime }: Pick<Party, 'toldTime'>, time: string | null): boolean {
  return toldTime !== null && time !== null && toldTime !== time
}

/** The customers at stops whose reminder named another time than the stop's new one, each once. */
export function toldOthers(
  stops: readonly Pick<UnitStop, 'time' | 'parties'>[],
  timeOf: (at: number) => string | null,
): string[] {
  const told = stops.flatMap(({ time, parties }, at) => {
    const to = timeOf(at)
    return to === time ? [] : parties.filter((party) => wasToldAnother(party, to))
  })
  return [...new Map(told.map(({ order, customer }) => [order, customer])).values()]
}
