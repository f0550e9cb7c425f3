import type { TapOnUnit } from '@tourdesk/domain/crew/stateOfEntry'
import { tapKinds } from '@tourdesk/domain/crew/vocabulary'
import { sql } from 'kysely'
import { compiled } from '../../kernel/compiled.ts'
import { answering, type Question } from '../../kernel/question.ts'
import { boardingEventsOf, type StoredEvent } from '../events/boardingEvents.ts'
import { presentEvent } from '../events/presentEvent.ts'

interface Part {
  entry: string
  unit: string
  people: number
}

/** The units that the people of entries ride on, and all taps about them, oldest first. */
export function tapsOf(entries: readonly string[]): {
  parts: Question<Part[]>
  taps: Question<(TapOnUnit & { entry: string })[]>
} {
  return {
    parts: partsOf({ entries: [...entries] }),
    taps: answering(boardingEventsOf({ entries }), (events) => events.filter(isTap).map(toTap)),
  }
}

const partsOf = compiled((db, { entries }: { entries: string[] }) =>
  db
    .selectFrom('unit_parts')
    .select(['entry_id as entry', 'unit_id as unit', 'head_count as people'])
    .where('entry_id', '=', sql<string>`any(${entries}::uuid[])`),
)

function isTap({ kind }: StoredEvent): boolean {
  return kind === 'undo' || tapKinds.some((tap) => tap === kind)
}

function toTap(event: StoredEvent) {
  return { ...presentEvent(event), entry: event.entry_id ?? '', unit: event.unit_id }
}
