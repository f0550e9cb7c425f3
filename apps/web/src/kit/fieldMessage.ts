import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'

/**
 * An error's code and values as one text, which is all a form stores of an error; `useProblemTexts`
 * translates it.
 */
export function fieldMessage(code: ProblemCode, params?: Record<string, string | number>): string {
  return params ? `${code}|${JSON.stringify(params)}` : code
}
