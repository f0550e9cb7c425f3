import type { Refusal } from './refusals.ts'

/** Values for the placeholders in a refusal's message. */
export type Params = Record<string, string | number>

/** A wrong field; `field` is a dotted path such as `selectedTours.0.date`. */
export interface Issue {
  field: string
  code: Refusal
  params?: Params
}

/**
 * The result of a rule: a value, or why not. Never a thrown error, never a bare boolean. A rule that finds
 * faults in several fields returns `Checked` (checked.ts); there's no third shape.
 */
export type Decision<T> = { ok: true; value: T } | { ok: false; code: Refusal; params?: Params }

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function refuse(code: Refusal, params?: Params): { ok: false; code: Refusal; params?: Params } {
  return params ? { ok: false, code, params } : { ok: false, code }
}

/** The code of a refusal; null if there's none. */
export function codeOf(decision: Decision<unknown>): Refusal | null {
  return decision.ok ? null : decision.code
}
