import { fieldProblem } from '@tourdesk/contract/kernel/problem'

/** Refuses a body that names another record than its address does (400). */
export function sameId(inPath: string, inBody: string | undefined): void {
  if (inBody !== undefined && inBody !== inPath) throw fieldProblem([{ field: '_id', code: 'field_invalid' }])
}
