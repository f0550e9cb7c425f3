/** A vehicle unit of today, with what was reported from the road. */
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
  /** On those vehicles. */
  people: number
  boarded: number
  noShows: number
  incidents: number
}

/** Sums up the units of today: a vehicle is on the road from its first guest until everybody got off (HOME-03). */
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
