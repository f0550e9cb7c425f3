import { Button, type ButtonProps } from '@mantine/core'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormContext } from 'react-hook-form'
import { DirtyContext, useTellDirty } from '../dirty.ts'
import { DraftNotice } from '../draft/DraftNotice.tsx'
import { DeletedContext } from './deleted/DeletedContext.ts'
import { DeletedNotice } from './deleted/DeletedNotice.tsx'
import { type FormLimits, LimitsContext } from './LimitsContext.ts'
import { useFormDraft } from './useFormDraft.ts'
import type { Versions } from './versions/useVersionedForm.ts'
import { VersionNotice } from './versions/VersionNotice.tsx'

interface FormProps<Values extends FieldValues, Context, Output> {
  form: UseFormReturn<Values, Context, Output>
  /** The key of the draft, such as `article 3f2a`, so that typing survives a reload. None for passwords. */
  draft: string | null
  /** Called with the parsed values. Throwing keeps the form as it is. */
  onSubmit: (values: Output) => Promise<unknown> | unknown
  /**
   * What others have saved (see `useVersionedForm`); conflicts must be resolved before the form can be sent.
   */
  versions?: Versions
  /** The limits that its fields show (see `contractForm`). */
  limits?: FormLimits
  id?: string
  style?: CSSProperties
  children: ReactNode
}

/**
 * A form that keeps what was typed, focuses the first invalid field and tells its dialog about unsaved work.
 */
export function Form<Values extends FieldValues, Context, Output>({
  form,
  draft: draftName,
  onSubmit,
  versions,
  limits = noLimits,
  id,
  style,
  children,
}: FormProps<Values, Context, Output>) {
  const { isDirty, isSubmitSuccessful } = form.formState
  const element = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLElement>(null)
  const deleted = useContext(DeletedContext)
  const isUndecided = !deleted && versions?.decisions.some(({ chosen }) => chosen === null)
  useFirstFieldFocus(element)
  useTellDirty(isDirty && !isSubmitSuccessful)
  const draft = useFormDraft(form, draftName, versions)
  const submit = form.handleSubmit(async (values) => void (await onSubmit(values)))
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id={id}
        style={style}
        noValidate
        onSubmit={(event) => {
          // A form inside another form's dialog must not submit both.
          event.stopPropagation()
          if (!isUndecided) return void submit(event)
          event.preventDefault()
          notice.current?.focus()
        }}
      >
        {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
        {deleted && <DeletedNotice record={deleted} />}
        {!deleted && versions?.hasNews && <VersionNotice versions={versions} noticeRef={notice} />}
        <LimitsContext value={limits}>{children}</LimitsContext>
      </form>
    </FormProvider>
  )
}

const noLimits: FormLimits = {}

/** Makes a dialog focus the first field and not its close button. */
function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>): void {
  const isInDialog = useContext(DirtyContext) !== null
  useLayoutEffect(() => {
    if (!isInDialog || form.current?.querySelector('[data-autofocus]')) return
    const fields = 'input:enabled, textarea:enabled, button[aria-haspopup]:enabled'
    form.current?.querySelector(fields)?.setAttribute('data-autofocus', 'true')
  }, [isInDialog, form])
}

/** The submit button; it's busy while the form is saving. */
export function SubmitButton({
  children,
  ...rest
}: ButtonProps & { onClick?: () => void; children: ReactNode }) {
  const { formState } = useFormContext()
  return (
    <Button type="submit" loading={formState.isSubmitting} {...rest}>
      {children}
    </Button>
  )
}
