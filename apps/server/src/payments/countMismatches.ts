import { answering, type Question } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'

/** The number of differences found by the nightly check that still hold. */
export function countMismatches(scope: Scope): Question<number> {
  return answering(openLines(scope, {}), ([row]) => row?.count ?? 0)
}

const openLines = scopedQuestion((rows) =>
  rows
    .mismatches()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null),
)
