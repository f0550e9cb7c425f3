import { audienceOf } from './audience.ts'
import { dropoffsOf } from './dropoffsOf.ts'
import { partyOf } from './partyOf.ts'
import type { Sheet, SheetKind, UnitFacts } from './sheet.ts'
import { stopsOf } from './stopsOf.ts'
import { totalsOf } from './totalsOf.ts'

/** The sheet of a vehicle unit for one kind of reader, without anything that reader may not see. */
export function sheetOf(
  { unit, head, stopOrder, parties }: UnitFacts,
  { kind, suppliersSeePhones }: { kind: SheetKind; suppliersSeePhones: boolean },
): Sheet {
  const fields = audienceOf(kind, { suppliersSeePhones })
  if (!fields) {
    const { cities: _, ...totals } = totalsOf(parties)
    return { kind, unit, head, stops: [], dropoffs: [], totals }
  }
  const stops = stopsOf(parties, stopOrder)
  const { languages, ...totals } = totalsOf(stops.flatMap((stop) => stop.parties))
  return {
    kind,
    unit,
    head: { ...head, time: stops.find(({ time }) => time !== null)?.time ?? null },
    stops: stops.map((stop) => ({
      ...stop,
      parties: stop.parties.map((party) => partyOf(party, fields)),
    })),
    dropoffs: dropoffsOf(parties, fields),
    totals: fields.has('language') ? { ...totals, languages: languages ?? [] } : totals,
  }
}
