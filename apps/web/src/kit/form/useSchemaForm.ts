import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form of a schema: an error appears when its field was left or the form was asked to go on, and goes as
 * soon as it is true no more. New `values` from the server replace what nobody has touched.
 */
export function useSchemaForm<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Values>,
  start: { defaultValues?: DefaultValues<Values>; values?: Values },
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({
    ...start,
    resolver: zodResolver(schema),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    resetOptions: { keepDirtyValues: true },
  })
}
