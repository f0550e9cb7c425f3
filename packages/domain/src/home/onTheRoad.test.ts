import { expect, test } from 'vitest'
import { onTheRoad, type ReportedUnit } from './onTheRoad.ts'

const unit = (facts: Partial<ReportedUnit>): ReportedUnit => ({
  people: 8,
  boarded: 0,
  noShow: 0,
  droppedOff: 0,
  incidents: 0,
  ...facts,
})

test.each<[string, Partial<ReportedUnit>[], object]>([
  ['nothing is planned', [], { vehicles: 0, people: 0, boarded: 0 }],
  ['nobody got on yet', [{}], { vehicles: 0, people: 0, boarded: 0 }],
  ['the first guest is on board', [{ boarded: 1 }], { vehicles: 1, people: 8, boarded: 1 }],
  ['some got off', [{ boarded: 8, droppedOff: 5 }], { vehicles: 1, people: 8, boarded: 8 }],
  ['everybody got off', [{ boarded: 8, droppedOff: 8 }], { vehicles: 0, people: 0, boarded: 0 }],
  ['all who came got off', [{ boarded: 6, noShow: 2, droppedOff: 6 }], { vehicles: 0, noShows: 2 }],
  [
    'one is out and one is back',
    [{ boarded: 3 }, { boarded: 8, droppedOff: 8 }],
    { vehicles: 1, boarded: 3 },
  ],
  ['somebody did not come before anybody got on', [{ noShow: 3 }], { vehicles: 0, noShows: 3 }],
  ['an incident on a vehicle that is back', [{ boarded: 8, droppedOff: 8, incidents: 2 }], { incidents: 2 }],
])('when %s', (_, units, expected) => expect(onTheRoad(units.map(unit))).toMatchObject(expected))
