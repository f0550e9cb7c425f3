import { deluxeLimit, type GroupType, groupLimits, groupTypes } from '../catalogue/vocabulary.ts'
import { isSingleTour } from './entry.ts'
import { type EntryDraft, headCount, type Participants } from './entryDraft.ts'
import type { OrderType } from './vocabulary.ts'

/** The largest party that any group type takes; holds until a group type is chosen. */
const largestParty = Math.max(...groupTypes.map((group_type) => groupLimits[group_type]))

/** How many people an entry may hold: its vehicle on private and package orders, else its group (FORM-48, FORM-49). */
export function limitOf(
  entry: Pick<EntryDraft, 'group_type' | 'isDeluxe' | 'vehicleSize'>,
  orderType: OrderType,
): number {
  return isSingleTour(orderType)
    ? (entry.vehicleSize ?? groupLimits.private_group)
    : limitOfGroup(entry.group_type, entry.isDeluxe)
}

/** The plus of every ticket type is blocked at the limit (FORM-50). */
export function canAdd(participants: Participants, limit: number): boolean {
  return headCount(participants) < limit
}

/** The minus of a ticket type is blocked at zero (FORM-51). */
export function canRemove(participants: Participants, type: string): boolean {
  return (participants[type] ?? 0) > 0
}

/** After another group type was chosen: counts that no longer fit go back to 0, others stay (FORM-52). */
export function keepOrReset(
  participants: Participants,
  group_type: GroupType | null,
  isDeluxe: boolean,
): Participants {
  if (headCount(participants) <= limitOfGroup(group_type, isDeluxe)) return participants
  return Object.fromEntries(Object.keys(participants).map((type) => [type, 0]))
}

function limitOfGroup(group_type: GroupType | null, isDeluxe: boolean): number {
  if (isDeluxe) return deluxeLimit
  return group_type ? groupLimits[group_type] : largestParty
}
