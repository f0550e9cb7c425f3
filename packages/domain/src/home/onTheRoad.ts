/** A vehicle unit of today, with what its crew reported. */
export interface ReportedUnit {
  people: number
  boarded: number
  noShow: number
  droppedOff: number
  incidents: number
}

/** What's on the road right now. No-shows and incidents are those of the whole day. */
export interface OnTheRoad {
  vehicles: number
  /** People on those vehicles. */
  people: number
  boarded: number
  noShows: number
  incidents: number
}

/**
 * Sums up today's units: a vehicle is on the road from the time its first guest gets on until everybody has
 * got off.
 */
export function onTheRoad(units: readonly ReportedUnit[]): OnTheRoad {
  const driving = units.filter(({ boarded, droppedOff }) => boarded > 0 && droppedOff < boarded)
  return {
    vehicles: driving.length,
    people: sumOf(driving, 'people'),
    boarded: sumOf(driving, 'boarded'),
    noShows: sumOf(units, 'noShow'),
    incidents: sumOf(units, 'incidents'),
  }
}

function sumOf(units: readonly ReportedUnit[], field: keyof ReportedUnit): number {
  return units.reduce((sum, unit) => sum + unit[field], 0)
}
