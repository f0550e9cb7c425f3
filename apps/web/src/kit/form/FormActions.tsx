import { type ReactNode, useContext } from 'react'
import { DialogActions } from '../dialog/Dialog.tsx'
import { DeletedContext } from './deleted/DeletedContext.ts'
import { FormButtons, type FormButtonsProps } from './FormButtons.tsx'

interface FormActionsProps extends FormButtonsProps {
  /** For rare actions, such as deleting. */
  start?: ReactNode
}

/** The buttons at the end of a form, in a dialog or on a page. */
export function FormActions({ start, ...buttons }: FormActionsProps) {
  const isDeleted = useContext(DeletedContext) !== null
  return (
    <DialogActions start={isDeleted ? undefined : start}>
      <FormButtons {...buttons} />
    </DialogActions>
  )
}
