import { fieldProblem, type Problem } from '@tourdesk/contract/kernel/problem'

/** The key of a call came with another one, or from someone else: `field_invalid` (400) at `clientKey`. */
export function usedKey(): Problem {
  return fieldProblem([{ field: 'clientKey', code: 'field_invalid' }])
}
