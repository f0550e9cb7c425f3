import { type Checked, issuesOf, within } from '../checked.ts'
import { type Issue, ok } from '../decision.ts'
import type { ListChange } from './priceManagement.ts'

/** Two lists of the same kind, and the check for their items. */
interface Comparison<Stored, Draft, Whole> {
  /** The list's name, the prefix in the fields of issues: `coupons.2.code`. */
  list: string
  before: Stored[]
  after: Draft[]
  check: (draft: Draft) => Checked<Whole>
}

/**
 * The items that a whole list as sent adds, replaces and removes, by `_id`. Unchanged items aren't checked
 * again, so that an old one never blocks a save. An unknown or repeated id is an issue.
 */
export function compareList<
  Stored extends { _id: string },
  Draft extends { _id?: string | undefined },
  Whole,
>({ list, before, after, check }: Comparison<Stored, Draft, Whole>): Checked<ListChange<Stored, Whole>> {
  const stored = new Map(before.map((item) => [item._id, item]))
  const change: Omit<ListChange<Stored, Whole>, 'removed'> = { added: [], replaced: [] }
  const issues: Issue[] = []
  const seen = new Set<string>()
  for (const [index, draft] of after.entries()) {
    const known = draft._id === undefined ? null : stored.get(draft._id)
    if (known === undefined || (known && seen.has(known._id))) {
      issues.push({ field: `${list}.${index}._id`, code: 'price_item_unknown' })
      continue
    }
    if (known) seen.add(known._id)
    if (known && isSame(known, draft)) continue
    const checked = check(draft)
    if (!checked.ok) issues.push(...issuesOf(within(`${list}.${index}`, checked)))
    else if (known) change.replaced.push({ before: known, after: checked.value })
    else change.added.push(checked.value)
  }
  const removed = before.filter(({ _id }) => !seen.has(_id))
  return issues.length > 0 ? { ok: false, issues } : ok({ ...change, removed })
}

/** True if an item's values are unchanged, with lists in the same order. */
export function isSame(stored: object, sent: object): boolean {
  const values = new Map<string, unknown>(Object.entries(sent))
  return Object.entries(stored).every(
    ([name, value]) => JSON.stringify(values.get(name)) === JSON.stringify(value),
  )
}
