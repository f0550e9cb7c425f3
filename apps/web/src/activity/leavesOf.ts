import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { type LeafChange, leafChanges } from '@tourdesk/domain/activity/leafChanges'
import { isOrderField } from './useFieldName.ts'

/** A changed value, its field, and the way to it inside the field. */
export interface Leaf extends LeafChange {
  field: string
  part: string | null
}

/** What a row changed, value by value (AUD-03). A field of an order is one value. */
export function leavesOf({ entity, changes }: Pick<ActivityRow, 'entity' | 'changes'>): Leaf[] {
  return changes.flatMap(({ field, part, before, after }) => {
    const leaves = isOrderField(entity, field) ? [{ path: [], before, after }] : leafChanges(before, after)
    return leaves.map((leaf) => ({ field, part, ...leaf }))
  })
}

/** The name of the value itself: the last field on the way to it. */
export function valueField({ field, path }: Leaf): string {
  const last = path.findLast((step) => 'field' in step)
  return last && 'field' in last ? last.field : field
}
