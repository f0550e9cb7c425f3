import { can } from '@tourdesk/domain/access/actor'
import { fillOf } from '@tourdesk/domain/departures/capacity/fillOf'
import { toDollars } from '@tourdesk/domain/money'
import type { Call } from '../../kernel/call.ts'
import type { DepartureNumbers } from './departureNumbers.ts'

/** What list and page show of a departure's numbers; of one that isn't stored, nothing is sold. */
export function presentNumbers({ actor }: Pick<Call, 'actor'>, numbers: DepartureNumbers | undefined) {
  const units = numbers?.units ?? []
  return {
    people: (numbers?.sold ?? []).reduce((sum, { people }) => sum + people, 0),
    orders: numbers?.orders ?? 0,
    units: units.length,
    seats: units.reduce((sum, { seats }) => sum + (seats ?? 0), 0),
    fill: numbers ? fillOf(numbers) : null,
    gross: can(actor, 'reports.read') ? toDollars(numbers?.gross ?? 0) : null,
  }
}
