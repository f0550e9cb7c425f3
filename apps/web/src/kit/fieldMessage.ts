import type { ProblemCode } from '@tourdesk/contract/problems/problemTexts'

/** A code with its values as one text, the only thing a form keeps of an error; `useProblemTexts` puts it into words. */
export function fieldMessage(code: ProblemCode, params?: Record<string, string | number>): string {
  return params ? `${code}|${JSON.stringify(params)}` : code
}
