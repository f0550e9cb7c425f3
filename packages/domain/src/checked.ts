import type { Decision, Issue, Params } from './decision.ts'
import type { Refusal } from './refusals.ts'

/** What a check answers: the checked thing, with what the check found out in its type, or everything wrong with it. */
export type Checked<T> = { ok: true; value: T } | { ok: false; issues: Issue[] }

type Values<Checks extends readonly Checked<unknown>[]> = {
  -readonly [Index in keyof Checks]: Checks[Index] extends Checked<infer T> ? T : never
}

type FieldValues<Fields extends Record<string, Checked<unknown>>> = {
  [Name in keyof Fields]: Fields[Name] extends Checked<infer T> ? T : never
}

/** The value when there are no issues. */
export function checked<T>(value: T, issues: Issue[]): Checked<T> {
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value }
}

/** What is wrong, and nothing when all is well. */
export function issuesOf(found: Checked<unknown>): Issue[] {
  return found.ok ? [] : found.issues
}

/** The answer to something that is wrong with one field. */
export function wrong(field: string, code: Refusal, params?: Params): { ok: false; issues: Issue[] } {
  return { ok: false, issues: [params ? { field, code, params } : { field, code }] }
}

/** A value that must be there. */
export function given<T>(field: string, value: T | null | undefined, code: Refusal): Checked<T> {
  return value == null ? wrong(field, code) : { ok: true, value }
}

/** A text that must not be blank; it stays as it was typed. */
export function filled(field: string, text: string, code: Refusal): Checked<string> {
  return text.trim() === '' ? wrong(field, code) : { ok: true, value: text }
}

/** A decision about the value of one field. */
export function decided<T>(field: string, decision: Decision<T>): Checked<T> {
  return decision.ok ? decision : wrong(field, decision.code, decision.params)
}

/** The values of several checks, or the issues of all of them in their order. */
export function allOf<const Checks extends readonly Checked<unknown>[]>(
  ...checks: Checks
): Checked<Values<Checks>> {
  const values = checks.flatMap((check) => (check.ok ? [check.value] : []))
  return checked(values as Values<Checks>, checks.flatMap(issuesOf))
}

/** A form with the values that the checks of its fields answer, or their issues in the order of the checks. */
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

/** What is made of the checked thing. */
export function thenMake<T, Made>(found: Checked<T>, make: (value: T) => Made): Checked<Made> {
  return found.ok ? { ok: true, value: make(found.value) } : found
}

/** The check of something inside a larger form: its fields come out below `place`. */
export function within<T>(place: string, found: Checked<T>): Checked<T> {
  if (found.ok) return found
  return {
    ok: false,
    issues: found.issues.map((issue) => ({ ...issue, field: `${place}.${issue.field}` })),
  }
}
