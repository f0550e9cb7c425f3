import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import { constraintOf, isUniqueViolation } from '../kernel/violations.ts'

const keys: readonly unknown[] = ['ledger_entries_client_key', 'payments_client_key_key']

/** Refuses a key that another order has: the client used it twice. */
export async function onceByKey(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isUniqueViolation(error) && keys.includes(constraintOf(error)))
      throw fieldProblem([{ field: 'clientKey', code: 'field_invalid' }])
    throw error
  }
}
