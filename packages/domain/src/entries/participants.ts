import { deluxeLimit, type GroupType, groupLimits, groupTypes } from '../catalogue/vocabulary.ts'
import { isSingleTour } from './entry.ts'
import { type EntryDraft, headCount, type Participants } from './entryDraft.ts'
import type { OrderType } from './vocabulary.ts'

/** The largest party of any group type; the limit until a group type is chosen. */
const largestParty = Math.max(...groupTypes.map((group_type) => groupLimits[group_type]))

/** The most people in an entry: by vehicle for private and package orders, else by group. */
export function limitOf(
  entry: Pick<EntryDraft, 'group_type' | 'isDeluxe' | 'vehicleSize'>,
  orderType: OrderType,
): number {
  return isSingleTour(orderType)
    ? (entry.vehicleSize ?? groupLimits.private_group)
    : limitOfGroup(entry.group_type, entry.isDeluxe)
}

/** True if the plus buttons work: below the limit. */
export function canAdd(participants: Participants, limit: number): boolean {
  return headCount(participants) < limit
}

/** True if a ticket type's minus button works: above zero. */
export function canRemove(participants: Participants, type: string): boolean {
  return (participants[type] ?? 0) > 0
}

/** After a new group type is chosen: counts that no longer fit are reset to 0, others stay. */
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
