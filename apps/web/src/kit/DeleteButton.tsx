import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { ActionButton } from './ActionButton.tsx'
import { confirmDelete } from './dialog/confirm.ts'
import { type ActionTexts, useAction } from './useAction.ts'

interface DeleteButtonProps<Result> {
  remove: () => Promise<Result>
  /** The texts of its toasts. */
  texts: ActionTexts
  onDeleted: (result: Result) => void | Promise<void>
  /** By default the general question. */
  question?: string
  /** By default "Delete". */
  label?: string
}

/** Deletes a record after a question; if the server refuses, says why and keeps everything. */
export function DeleteButton<Result>({
  remove,
  texts,
  onDeleted,
  question,
  label,
}: DeleteButtonProps<Result>) {
  const words = useText(common)
  const action = useAction(remove, { ...texts, onSuccess: onDeleted })
  async function ask() {
    if (await confirmDelete(question)) await action.run()
  }

  return (
    <ActionButton variant="subtle" color="red" loading={action.busy} onClick={() => void ask()}>
      {label ?? words('delete')}
    </ActionButton>
  )
}
