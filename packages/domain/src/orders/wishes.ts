import { can, type Person } from '../access/actor.ts'
import { type Checked, checked } from '../checked.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderDraft } from './order.ts'

/** The car and guide that a customer asks for, by plate and name. */
export type Wishes = Pick<EntryDraft, 'licensePlate' | 'guide'>

/** The vehicle and guides of the entry's unit. */
export interface AssignedUnit {
  car: { plateId: string } | null
  supplier: object | null
  guides: readonly string[]
}

/** The fields for wishes; agencies never see them. */
export const wishFields = ['licensePlate', 'guide'] as const

/** The wishes, replaced by the unit's own vehicle and guides if it has them. */
export function fulfilledWishes(
  { licensePlate = '', guide = '' }: Wishes,
  unit: AssignedUnit | null,
): Record<keyof Wishes, string> {
  if (!unit) return { licensePlate, guide }
  return {
    licensePlate: hasVehicle(unit) ? (unit.car?.plateId ?? '') : licensePlate,
    guide: unit.guides.length > 0 ? unit.guides.join(', ') : guide,
  }
}

/** The open wishes, without those replaced by an assignment, so that they aren't sent back. */
export function openWishes({ licensePlate, guide }: Wishes, unit: AssignedUnit | null): Wishes {
  return {
    licensePlate: unit && hasVehicle(unit) ? undefined : licensePlate,
    guide: unit && unit.guides.length > 0 ? undefined : guide,
  }
}

/**
 * A saved entry's wishes after an edit: a wish that wasn't sent stays, and a wish replaced by an assignment
 * is kept unchanged until the entry leaves the unit.
 */
export function keepWishes(sent: EntryDraft, saved: Wishes, unit: AssignedUnit | null): EntryDraft {
  const open = openWishes(sent, unit)
  return {
    ...sent,
    licensePlate: open.licensePlate ?? saved.licensePlate,
    guide: open.guide ?? saved.guide,
  }
}

/** Refuses each wish in a new order if the person can't see the fleet. */
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
