import type { Decision, Issue, Params } from './decision.ts'
import type { Refusal } from './refusals.ts'

/** The result of a check: the value, with a more precise type, or all its errors. */
export type Checked<T> = { ok: true; value: T } | { ok: false; issues: Issue[] }

type Values<Checks extends readonly Checked<unknown>[]> = {
  -readonly [Index in keyof Checks]: Checks[Index] extends Checked<infer T> ? T : never
}

type FieldValues<Fields extends Record<string, Checked<unknown>>> = {
  [Name in keyof Fields]: Fields[Name] extends Checked<infer T> ? T : never
}

/** The value if there are no issues. */
export function checked<T>(value: T, issues: Issue[]): Checked<T> {
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value }
}

/** The errors; empty if there are none. */
export function issuesOf(found: Checked<unknown>): Issue[] {
  return found.ok ? [] : found.issues
}

/** The result for one wrong field. */
export function wrong(field: string, code: Refusal, params?: Params): { ok: false; issues: Issue[] } {
  return { ok: false, issues: [params ? { field, code, params } : { field, code }] }
}

/** A required value; its error if it's null or undefined. */
export function given<T>(field: string, value: T | null | undefined, code: Refusal): Checked<T> {
  return value == null ? wrong(field, code) : { ok: true, value }
}

/** A required text; returned as typed. */
export function filled(field: string, text: string, code: Refusal): Checked<string> {
  return text.trim() === '' ? wrong(field, code) : { ok: true, value: text }
}

/** Turns a decision about one field's value into the field's check. */
export function decided<T>(field: string, decision: Decision<T>): Checked<T> {
  return decision.ok ? decision : wrong(field, decision.code, decision.params)
}

/** The values of several checks, or all their issues in order. */
export function allOf<const Checks extends readonly Checked<unknown>[]>(
  ...checks: Checks
): Checked<Values<Checks>> {
  const values = checks.flatMap((check) => (check.ok ? [check.value] : []))
  return checked(values as Values<Checks>, checks.flatMap(issuesOf))
}

/** A form with its checked values, or all issues in the order of the checks. */
export function checkFields<Form extends object, const Fields extends Record<string, Checked<unknown>>>(
  form: Form,
  fields: Fields,
): Checked<Form & FieldValues<Fields>> {
  const names = Object.keys(fields)
  return thenMake(allOf(...Object.values(fields)), (values) => ({
    ...form,
    ...(Object.fromEntries(names.map((name, index) => [name, values[index]])) as FieldValues<Fields>),
  }))
}

/** Maps the checked value. */
export function thenMake<T, Made>(found: Checked<T>, make: (value: T) => Made): Checked<Made> {
  return found.ok ? { ok: true, value: make(found.value) } : found
}

/** The check of a part of a larger form: prefixes its fields with `place`. */
export function within<T>(place: string, found: Checked<T>): Checked<T> {
  if (found.ok) return found
  return {
    ok: false,
    issues: found.issues.map((issue) => ({ ...issue, field: `${place}.${issue.field}` })),
  }
}
