import { zodResolver } from '@hookform/resolvers/zod'
import { shapeCode } from '@tourdesk/contract/kernel/shapeCode'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form with a schema: an error appears after leaving its field or submitting, and disappears as soon as it's fixed.
 * For records that others may save at the same time, see `useVersionedForm`.
 */
export function useSchemaForm<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Values>,
  start: { defaultValues: DefaultValues<Values> },
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({
    ...start,
    resolver: zodResolver(schema, { error: shapeCode }),
    mode: 'onTouched',
    reValidateMode: 'onChange',
  })
}
