import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import type { ComponentProps, ReactNode } from 'react'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Dialog, DialogActions } from '../kit/dialog/Dialog.tsx'
import { Form, SubmitButton } from '../kit/form/Form.tsx'
import type { FormLimits } from '../kit/form/LimitsContext.ts'
import { useSchemaForm } from '../kit/form/useSchemaForm.ts'
import { type ActionTexts, useAction } from '../kit/useAction.ts'
import { useKey } from '../kit/useKey.ts'
import styles from './FormDialog.module.css'
import { placeIssues } from './placeIssues.ts'

interface DialogFormProps<Values extends FieldValues, Output extends FieldValues, Result>
  extends ActionTexts {
  schema: z.ZodType<Output, Values>
  defaultValues: DefaultValues<NoInfer<Values>>
  limits?: FormLimits
  /** See `Form`. */
  draft: string | null
  submitLabel: string
  /** What the button that closes it is called, where `Cancel` could mean something else. */
  wayOut?: string
  /** A red button. */
  danger?: boolean
  disabled?: boolean
  /** Sends the values. `keyOf` makes the `clientKey` of a body. */
  onSubmit: (values: Output, keyOf: (body: object) => string) => Promise<Result>
  /** Called before it closes. */
  onSuccess?: (result: Result) => void | Promise<void>
  /** Reloads what the call changes, also after a refusal, which may mean that someone else changed it. */
  reload?: () => void | Promise<void>
  /** The fields that refusals without one are about. */
  fieldOf?: Partial<Record<ProblemCode, FieldPath<NoInfer<Values>>>>
  onClose: () => void
  children: (form: UseFormReturn<Values, unknown, Output>) => ReactNode
}

type FormDialogProps<Values extends FieldValues, Output extends FieldValues, Result> = DialogFormProps<
  Values,
  Output,
  Result
> &
  Pick<ComponentProps<typeof Dialog>, 'opened' | 'title' | 'size'>

/** A dialog with a form, which closes once the server has taken what was typed. */
export function FormDialog<Values extends FieldValues, Output extends FieldValues, Result>({
  opened,
  title,
  size = 'small',
  ...form
}: FormDialogProps<Values, Output, Result>) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={title} size={size}>
      <DialogForm {...form} />
    </Dialog>
  )
}

/** The content of a `FormDialog`. The dialog mounts it each time it opens, so it starts with the default values. */
export function DialogForm<Values extends FieldValues, Output extends FieldValues, Result>({
  schema,
  defaultValues,
  limits,
  draft,
  submitLabel,
  wayOut,
  danger = false,
  disabled = false,
  onSubmit,
  onSuccess,
  reload,
  fieldOf,
  onClose,
  children,
  ...texts
}: DialogFormProps<Values, Output, Result>) {
  const form = useSchemaForm(schema, { defaultValues })
  const keyOf = useKey()
  const { run } = useAction((values: Output) => onSubmit(values, keyOf), {
    ...texts,
    onSuccess: async (result) => {
      await reload?.()
      await onSuccess?.(result)
      onClose()
    },
    onFailure: (error) => {
      void reload?.()
      return placeIssues(form, error, fieldOf)
    },
  })
  return (
    <Form form={form} draft={draft} limits={limits} onSubmit={run}>
      <div className={styles.fields}>{children(form)}</div>
      <DialogActions onCancel={onClose} cancelLabel={wayOut}>
        <SubmitButton color={danger ? 'red' : undefined} disabled={disabled}>
          {submitLabel}
        </SubmitButton>
      </DialogActions>
    </Form>
  )
}
