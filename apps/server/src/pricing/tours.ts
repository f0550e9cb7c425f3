import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { Tx } from '../kernel/database.ts'

/** Passes when all tours of the items are there, deleted ones included. Throws `tour_unknown` (400). */
export async function checkTours(tx: Tx, list: string, items: { tours: string[] }[]): Promise<void> {
  const asked = [...new Set(items.flatMap(({ tours }) => tours))]
  if (asked.length === 0) return
  const found = await tx.selectFrom('tours').select('id').where('id', 'in', asked).execute()
  if (found.length < asked.length) throw fieldProblem([{ field: `${list}.tours`, code: 'tour_unknown' }])
}
