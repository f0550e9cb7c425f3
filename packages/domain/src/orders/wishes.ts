import { can, type Person } from '../access/actor.ts'
import { type Checked, checked } from '../checked.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderDraft } from './order.ts'

/** The car and the guide that a customer asks for, as plate and name (FORM-21, HOLE-O56). */
export type Wishes = Pick<EntryDraft, 'licensePlate' | 'guide'>

/** What a vehicle unit has of them. */
export interface AssignedUnit {
  car: { plateId: string } | null
  supplier: object | null
  guides: readonly string[]
}

/** The fields of an entry that hold wishes; an agency never sees them (HOLE-O69). */
export const wishFields = ['licensePlate', 'guide'] as const

/** The wishes as they came true: a unit's own vehicle and guides take their place (HOLE-O56). */
export function fulfilledWishes(
  { licensePlate, guide }: Record<keyof Wishes, string>,
  unit: AssignedUnit | null,
): Record<keyof Wishes, string> {
  if (!unit) return { licensePlate, guide }
  return {
    licensePlate: hasVehicle(unit) ? (unit.car?.plateId ?? '') : licensePlate,
    guide: unit.guides.length > 0 ? unit.guides.join(', ') : guide,
  }
}

/** The wishes that are still open: what an assignment has replaced is left out, so that it isn't sent back. */
export function openWishes({ licensePlate, guide }: Wishes, unit: AssignedUnit | null): Wishes {
  return {
    licensePlate: unit && hasVehicle(unit) ? undefined : licensePlate,
    guide: unit && unit.guides.length > 0 ? undefined : guide,
  }
}

/**
 * A saved entry as an edit leaves its wishes: one that was not sent stays, and one that an assignment has replaced
 * waits unchanged until the entry is off the unit again (HOLE-O56).
 */
export function keepWishes(sent: EntryDraft, saved: Wishes, unit: AssignedUnit | null): EntryDraft {
  const open = openWishes(sent, unit)
  return {
    ...sent,
    licensePlate: open.licensePlate ?? saved.licensePlate,
    guide: open.guide ?? saved.guide,
  }
}

/** A new order without wishes of somebody who doesn't see the fleet; each is refused (HOLE-O69). */
export function checkWishes(draft: OrderDraft, person: Person): Checked<OrderDraft> {
  if (can(person, 'fleet.read')) return checked(draft, [])
  const issues = draft.selectedTours.flatMap((entry, index) =>
    wishFields
      .filter((field) => entry[field])
      .map((field) => ({
        field: `selectedTours.${index}.${field}`,
        code: 'entry_locked_for_agency' as const,
      })),
  )
  return checked(draft, issues)
}

function hasVehicle({ car, supplier }: AssignedUnit): boolean {
  return car !== null || supplier !== null
}
