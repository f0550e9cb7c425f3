import type { Step } from '@tourdesk/domain/activity/leafChanges'
import { Fragment } from 'react'
import { dayRange } from '../i18n/format.ts'
import { Name } from '../kit/Isolated.tsx'
import type { Leaf } from './leavesOf.ts'
import { useFieldName } from './useFieldName.ts'

/** Steps that have no name on the screens. */
const silent = ['prices', 'private_group']

/** The path of a changed value as the screens name it: `Price lists · Summer · Jaffa – Herzliya · Small`. */
export function LeafName({ entity, leaf }: { entity: string; leaf: Leaf }) {
  const nameOf = useFieldName()
  const words = [leaf.part ?? '', nameOf(entity, leaf.field), ...leaf.path.map(word)].filter(
    (each) => each !== '',
  )
  return words.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what's logged never changes its order
    <Fragment key={index}>
      {index > 0 && ' · '}
      <Name>{each}</Name>
    </Fragment>
  ))

  function word(step: Step): string {
    if ('field' in step) return silent.includes(step.field) ? '' : nameOf(entity, step.field)
    return itemName(step.item)
  }

  function itemName(item: Record<string, unknown>): string {
    for (const field of ['name', 'description', 'type', 'code', 'tour'])
      if (typeof item[field] === 'string' && item[field] !== '') return item[field]
    const { pickup, dropoff, group_type, language, start_date, end_date } = item
    if (typeof pickup === 'string' && typeof dropoff === 'string')
      return [pickup, dropoff].map((city) => nameOf(entity, city)).join(' – ')
    for (const key of [group_type, language]) if (typeof key === 'string') return nameOf(entity, key)
    return typeof start_date === 'string' && typeof end_date === 'string'
      ? dayRange(start_date, end_date)
      : ''
  }
}
