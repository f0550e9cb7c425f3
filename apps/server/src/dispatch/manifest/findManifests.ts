import type { ManifestRow } from '@tourdesk/contract/dispatch/manifests'
import type { Day } from '@tourdesk/domain/calendar'
import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { type UnitFacts, unassigned } from '@tourdesk/domain/dispatch/manifest/sheet'
import { stopsOf } from '@tourdesk/domain/dispatch/manifest/stopsOf'
import { supplierStateOf } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { Call } from '../../kernel/call.ts'
import { assignmentOf } from '../replies/assignmentOf.ts'
import { presentReplies } from '../replies/presentReplies.ts'
import { handedOutOf } from './handedOut.ts'
import { type ReadDay, readDay, type UnitOfDay } from './readDay.ts'

/** The vehicle units of a day by first pickup, then the people on none. */
export async function findManifests(
  call: Call,
  asked: { date: Day; tour?: string | undefined },
): Promise<ManifestRow[]> {
  const day = await readDay(call, asked)
  const rows = day.units.map((unit) => rowOf(unit, day, call.now)).sort(inOrder)
  const { facts } = day.unassigned
  return facts.parties.length > 0 ? [...rows, unassignedRow(facts)] : rows
}

function rowOf(unit: UnitOfDay, { replyDeadline }: ReadDay, now: Date): ManifestRow {
  const { row, facts } = unit
  const counts = countsOf(facts)
  const named = ({ id, name }: (typeof row.crew)[number]) => ({ _id: id, name })
  const driver = row.crew.find((member) => member.is_driver)
  return {
    _id: row.id,
    tour: { _id: row.tour_id, name: row.tour, number: row.tour_number },
    vehicle: facts.head.vehicle,
    carSupplier: row.car_supplier_id,
    supplierState: supplierStateOf(row.request_state),
    seats: facts.head.seats,
    driver: driver ? named(driver) : null,
    guides: row.crew.filter((member) => member.is_guide).map(named),
    replies: presentReplies(row.crew, assignmentOf(row, counts.time), { now, replyDeadline }),
    ...counts,
    handedOut: handedOutOf(unit),
  }
}

function unassignedRow(facts: UnitFacts): ManifestRow {
  return {
    _id: unassigned,
    tour: null,
    vehicle: null,
    carSupplier: null,
    supplierState: 'not_asked',
    seats: null,
    driver: null,
    guides: [],
    replies: [],
    ...countsOf(facts),
    handedOut: null,
  }
}

function countsOf({ parties }: UnitFacts) {
  const stops = stopsOf(parties)
  const spoken = new Set(parties.map(({ language }) => language))
  return {
    people: parties.reduce((sum, { people }) => sum + people, 0),
    orders: new Set(parties.map(({ orderNumber }) => orderNumber)).size,
    stops: stops.filter(({ kind }) => kind !== 'none').length,
    languages: languages.filter((language) => spoken.has(language)),
    time: stops.find(({ time }) => time !== null)?.time ?? null,
  }
}

/** Ids sort by age. */
function inOrder(a: ManifestRow, b: ManifestRow): number {
  const keyOf = ({ time, tour, _id }: ManifestRow) => [time ?? '99:99', tour?.name ?? '', _id]
  const [here, there] = [keyOf(a), keyOf(b)]
  const at = here.findIndex((part, index) => part !== there[index])
  return at < 0 ? 0 : (here[at] ?? '') < (there[at] ?? '') ? -1 : 1
}
