import { fieldProblem } from '@tourdesk/contract/kernel/problem'

/** Refuses a body whose id differs from the one in the address (400). */
export function sameId(inPath: string, inBody: string | undefined): void {
  if (inBody !== undefined && inBody !== inPath) throw fieldProblem([{ field: '_id', code: 'field_invalid' }])
}
