import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { PartyFacts, Sheet, SheetKind, UnitFacts } from '@tourdesk/domain/dispatch/manifest/sheet'
import { sheetOf } from '@tourdesk/domain/dispatch/manifest/sheetOf'
import { splitOf } from '@tourdesk/domain/dispatch/manifest/splitOf'
import type { Reader } from '../../kernel/call.ts'
import { askTogether } from '../../kernel/question.ts'
import type { Scope } from '../../kernel/scope.ts'
import { ticketTypes } from '../../pricing/queries.ts'
import { settingsOf } from '../../settings/readSettings.ts'
import { business } from '../../settings/sections/business.ts'
import { crewSection } from '../../settings/sections/crew.ts'
import { ridersOfDays } from '../riders.ts'
import {
  entriesLeaving,
  type LastVersion,
  type LeavingUnit,
  lastVersions,
  stopOrders,
  unitsLeaving,
} from './dayQuestions.ts'
import { factsOf, partyFacts, unassignedFacts } from './unitFacts.ts'

/** Everything a sheet may show, and the sheet that each kind of reader gets. */
export interface SheetSource {
  facts: UnitFacts
  sheetFor: (kind: SheetKind) => Sheet
}

/** A vehicle unit of a day. */
export interface UnitOfDay extends SheetSource {
  row: LeavingUnit
  last: LastVersion | null
}

/** A day's data before sheets are made of it. */
export interface ReadDay {
  units: UnitOfDay[]
  /** The people on no vehicle. */
  unassigned: SheetSource
  /** The crews' deadline for replies, `HH:mm` on the day before. */
  replyDeadline: string
}

interface AskedDay {
  date: Day
  tour?: string | undefined
}

interface AskedDays {
  startDate: Day
  endDate: Day
  tour?: string | undefined
  /** Only units with a sheet that was handed out. */
  handedOut?: boolean
}

/** Everything that a day's sheets are made of, for one tour if given. */
export async function readDay(
  { db, scope, now }: Pick<Reader, 'db' | 'scope' | 'now'>,
  asked: AskedDay,
): Promise<ReadDay> {
  const { date, tour } = asked
  const questions = dayQuestions(scope, { startDate: date, endDate: date, tour })
  return dayOf(await askTogether(db, questions), date, dayIn(now))
}

/** The questions to the database about some days. */
export function dayQuestions(scope: Scope, { startDate, endDate, tour, handedOut }: AskedDays) {
  const days = { startDate, endDate }
  const values = { ...days, tour: tour ?? '' }
  const shape = [...(tour ? ['tour'] : []), ...(handedOut ? ['handedOut'] : [])]
  return {
    units: unitsLeaving(values, shape),
    riders: ridersOfDays(scope, values, shape),
    entries: entriesLeaving(scope, values, shape),
    tickets: ticketTypes(),
    orders: stopOrders(days),
    last: lastVersions(days),
    business: settingsOf(business),
    crew: settingsOf(crewSection),
  }
}

type DayQuestions = ReturnType<typeof dayQuestions>
/** Their answers. */
export type StoredDay = { [Name in keyof DayQuestions]: ReturnType<DayQuestions[Name]['read']> }

/** Builds the day from the answers. */
export function dayOf(stored: StoredDay, date: Day, today: Day): ReadDay {
  const entries = new Map(stored.entries.map((entry) => [entry.id, entry]))
  const known = { ticketTypes: stored.tickets.map(({ type }) => type), today }
  const partsOf = Map.groupBy(stored.riders, ({ entry }) => entry)
  const partiesOf = new Map<string | null, PartyFacts[]>()
  for (const rider of stored.riders) {
    const entry = entries.get(rider.entry)
    // The entry was canceled between the two questions.
    if (!entry) continue
    const parties = partiesOf.get(rider.unit) ?? []
    const split = splitOf(rider, partsOf.get(rider.entry) ?? [])
    parties.push(partyFacts(entry, { ...rider, split }, known))
    partiesOf.set(rider.unit, parties)
  }
  const orderOf = Map.groupBy(stored.orders, ({ unit_id }) => unit_id)
  const { suppliersSeePhones } = stored.business
  const sourceOf = (facts: UnitFacts): SheetSource => ({
    facts,
    sheetFor: (kind) => sheetOf(facts, { kind, suppliersSeePhones }),
  })
  const last = new Map(stored.last.map((version) => [version.unit_id, version]))
  return {
    units: stored.units.map((row) => ({
      row,
      ...sourceOf(
        factsOf(row, partiesOf.get(row.id) ?? [], orderOf.get(row.id)?.map(({ key }) => key) ?? []),
      ),
      last: last.get(row.id) ?? null,
    })),
    unassigned: sourceOf(unassignedFacts(date, partiesOf.get(null) ?? [])),
    replyDeadline: stored.crew.replyDeadline,
  }
}
