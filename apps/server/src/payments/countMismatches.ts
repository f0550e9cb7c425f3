import { answering, type Question } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'

/** How many differences the nightly check found that still hold (LEDG-27). */
export function countMismatches(scope: Scope): Question<number> {
  return answering(openLines(scope, {}), ([row]) => row?.count ?? 0)
}

const openLines = scopedQuestion((rows) =>
  rows
    .mismatches()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null),
)
