import { type StartValues, startValues } from '@tourdesk/contract/kernel/changeOf'
import { type Checked, issuesOf } from '@tourdesk/domain/checked'
import type { Issue } from '@tourdesk/domain/decision'
import { z } from 'zod'
import { fieldMessage } from '../fieldMessage.ts'
import type { FieldLimits, FormLimits } from './LimitsContext.ts'

/** The values of a form that the contract describes: the fields that have a default. */
export type FormValues<Fields> = Fields extends z.ZodObject<infer Shape> ? StartValues<Shape> : never

/** A form's parts, from the contract and a check of the domain. */
export interface ContractForm<Values extends object> {
  /** The contract's shapes and lengths, then the check; messages are codes for `useProblemTexts`. */
  schema: z.ZodType<Values, Values>
  /** The limits that fields show: the longest text, and whether it's required. */
  limits: FormLimits
  /** Initial values: the fields of a record, or the contract's defaults for a new one. */
  valuesOf: (record: Values | null) => Values
}

/**
 * The form for what the contract takes as `input`. Only fields with a default are in the form, so no ids or
 * versions. A field is required if the check refuses a record with nothing filled in.
 * @param say the message of an issue, for forms with their own wording
 */
export function contractForm<Shape extends z.core.$ZodShape>(
  input: z.ZodObject<Shape>,
  check: (values: StartValues<Shape>) => Checked<unknown>,
  say: (issue: Issue) => string = ({ code, params }) => fieldMessage(code, params),
): ContractForm<StartValues<Shape>> {
  const blank = startValues(input)
  const schema = valuesIn(input).superRefine((values, context) => {
    for (const issue of issuesOf(check(values)))
      context.addIssue({ code: 'custom', path: pathOf(issue.field), message: say(issue) })
  })
  const required = issuesOf(check(blank)).map(({ field }): [string, FieldLimits] => [
    field,
    { required: true },
  ])
  return {
    schema,
    limits: merged([...lengthsIn(schema), ...required]),
    valuesOf: (record) => (record ? fieldsOf(blank, record) : blank),
  }
}

/** Picks the form's fields from a record. */
function fieldsOf<Values extends object>(blank: Values, record: Values): Values {
  const fields = Object.keys(blank).map((name) => [name, Reflect.get(record, name)])
  return { ...blank, ...Object.fromEntries(fields) }
}

/** Splits a path like `tours.2.name`. */
function pathOf(field: string): (string | number)[] {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** The schema of the fields that have a default, without the default, since a form sends them all. */
function valuesIn<Shape extends z.core.$ZodShape>(input: z.ZodObject<Shape>) {
  const fields = Object.entries(input.shape).flatMap(([name, field]) =>
    field instanceof z.ZodDefault ? [[name, field.unwrap()] as const] : [],
  )
  return asValues<Shape>(z.object(Object.fromEntries(fields)))
}

/** The compiler can't see that fields without their defaults accept exactly the defaults' types. */
function asValues<Shape extends z.core.$ZodShape>(fields: z.ZodObject) {
  return fields as unknown as z.ZodType<StartValues<Shape>, StartValues<Shape>>
}

/** The maximum length of each text field, by path. */
function lengthsIn(schema: unknown, path: string[] = []): [string, FieldLimits][] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return lengthsIn(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return lengthsIn(schema.element, path)
  if (schema instanceof z.ZodString)
    return schema.maxLength === null ? [] : [[path.join('.'), { maxLength: schema.maxLength }]]
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => lengthsIn(field, [...path, name]))
}

function merged(limits: [string, FieldLimits][]): FormLimits {
  const byField = new Map<string, FieldLimits>()
  for (const [field, limit] of limits) byField.set(field, { ...byField.get(field), ...limit })
  return Object.fromEntries(byField)
}
