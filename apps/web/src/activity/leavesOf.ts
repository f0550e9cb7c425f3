import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { type LeafChange, leafChanges } from '@tourdesk/domain/activity/leafChanges'
import { isOrderField } from './useFieldName.ts'

/** A changed value: its field, and its path inside the field. */
export interface Leaf extends LeafChange {
  field: string
  part: string | null
}

/** The changed values of a row. A field of an order counts as one value. */
export function leavesOf({ entity, changes }: Pick<ActivityRow, 'entity' | 'changes'>): Leaf[] {
  return changes.flatMap(({ field, part, before, after }) => {
    const leaves = isOrderField(entity, field) ? [{ path: [], before, after }] : leafChanges(before, after)
    return leaves.map((leaf) => ({ field, part, ...leaf }))
  })
}

/** The name of the changed value: the last field on its path. */
export function valueField({ field, path }: Leaf): string {
  const last = path.findLast((step) => 'field' in step)
  return last && 'field' in last ? last.field : field
}
