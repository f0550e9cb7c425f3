import { z } from 'zod'
import { Day, Id, text } from '../parts.ts'
import { type Field, type Fields, mostPages, pageSizes, type Read } from './fields.ts'

/** What a call's query may send for a field: lists as an array or joined by commas. */
type Sent<F> = Read<F> extends string[] ? Read<F> | string[] | string : Read<F>

type SchemaOf<F> = F extends { usual: unknown }
  ? z.ZodDefault<z.ZodType<Read<F>, Sent<F>>>
  : z.ZodOptional<z.ZodType<Read<F>, Sent<F>>>

type ShapeOf<F> = { [Name in keyof F]: SchemaOf<F[Name]> }

/** The schema of a list's query. */
export function querySchema<const F extends Fields>(fields: F) {
  const shape = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])
  return z.object(shapeOf<F>(Object.fromEntries(shape)))
}

/** The compiler can't infer that every field got the schema of its kind. */
function shapeOf<F>(shape: object): ShapeOf<F> {
  return shape as unknown as ShapeOf<F>
}

const count = z.coerce.number<number>().int().min(1).max(mostPages)
const rows = z.coerce.number<number>().refine((size) => pageSizes.some((allowed) => allowed === size))

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return text(field.max).optional()
    case 'day':
      return Day.optional()
    case 'id':
      return (field.or.length > 0 ? z.union([Id, z.enum(field.or)]) : Id).optional()
    case 'ids':
      return commaList(Id)
    case 'one':
      return withUsual(field.of.length > 1 ? z.enum(field.of) : z.literal(field.of), field)
    case 'many':
      return commaList(z.enum(field.of))
    case 'count':
      return withUsual(count, field)
    case 'rows':
      return withUsual(rows, field)
  }
}

function withUsual(schema: z.ZodType, { usual }: { usual?: string | number }): z.ZodType {
  return usual === undefined ? schema.optional() : schema.default(usual)
}

function commaList<S extends z.ZodType<string, string>>(item: S) {
  return z
    .union([z.array(z.string()), z.string()])
    .transform((value) =>
      (Array.isArray(value) ? value : value.split(',')).filter((part) => part && part !== 'all'),
    )
    .pipe(z.array(item))
    .optional()
}
