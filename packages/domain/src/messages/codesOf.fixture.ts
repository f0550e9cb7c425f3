import { type Checked, issuesOf } from '../checked.ts'

/** The issues of a check, each as its code and the name in its params. */
export function codesOf(found: Checked<unknown>): string[] {
  return issuesOf(found).map(({ code, params }) => `${code} ${params?.name ?? ''}`)
}
