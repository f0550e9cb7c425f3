import { useEffect } from 'react'
import { useText } from '../i18n/useText.ts'
import { undoStack } from '../kit/toast/undoStack.ts'
import { useKeys } from '../kit/useKeys.ts'
import { messages } from './messages.ts'
import { useSession } from './session.ts'

/** Ctrl+Z undoes the last change; in a field, it keeps the browser's own behaviour. */
export function useUndoKey(): void {
  const t = useText(messages)
  const { _id, account } = useSession()
  useKeys([{ keys: 'mod+z', label: t('undoLast'), run: () => void undoStack.takeLast(), everywhere: true }])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done belongs to one person in one account
  useEffect(() => () => undoStack.clear(), [_id, account._id])
}
