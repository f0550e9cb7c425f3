import { z } from 'zod'

type Changed<Shape extends z.core.$ZodShape> = {
  [Field in keyof Shape]: Shape[Field] extends z.ZodDefault<infer Inner extends z.core.SomeType>
    ? z.ZodOptional<Inner>
    : Shape[Field]
}

/**
 * The fields of a form for an existing record. They have no defaults, since omitted fields keep what is
 * stored.
 */
export function changeOf<Shape extends z.core.$ZodShape>(
  form: z.ZodObject<Shape>,
): z.ZodObject<Changed<Shape>> {
  const fields = Object.entries(form.shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? z.optional(field.unwrap()) : field,
  ])
  return z.object(Object.fromEntries(fields) as Changed<Shape>)
}

/** The fields of a form that have a default, and their values. */
export type StartValues<Shape extends z.core.$ZodShape> = {
  [Field in keyof Shape as Shape[Field] extends z.ZodDefault ? Field : never]: z.output<Shape[Field]>
}

/** The values a form starts with for a new record: the defaults of all fields that have one. */
export function startValues<Shape extends z.core.$ZodShape>(form: z.ZodObject<Shape>): StartValues<Shape> {
  const defaults = Object.entries(form.shape).flatMap(([name, field]) =>
    field instanceof z.ZodDefault ? [[name, field.def.defaultValue] as const] : [],
  )
  return Object.fromEntries(defaults) as StartValues<Shape>
}
