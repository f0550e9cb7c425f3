import { zodResolver } from '@hookform/resolvers/zod'
import { shapeCode } from '@tourdesk/contract/kernel/shapeCode'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form of a schema: an error appears when its field was left or the form was asked to go on, and goes as
 * soon as it is true no more. For a record that others may save meanwhile see `useVersionedForm`.
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
