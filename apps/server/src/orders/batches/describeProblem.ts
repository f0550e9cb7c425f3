import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Params } from '@tourdesk/domain/decision'

/** Why something can't be done with an order: its first wrong field, or the refusal. Throws all other errors again. */
export function describeProblem(error: unknown): { code: string; params: Params } {
  if (!(error instanceof Problem) || error.status >= 500) throw error
  const { code, params } = error.issues[0] ?? error
  return { code, params: params ?? {} }
}
