import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../parts/lazyPart.tsx'
import { questions } from './confirm.ts'
import { useDialogStack } from './openDialogs.ts'

const ConfirmDialog = lazyPart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)

/** Shows the question that `confirm` or `choose` asks. Its dialog loads right after the page. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(questions.subscribe, questions.asked)
  useEffect(() => ConfirmDialog.preload(), [])
  useDialogStack(asked?.isOpen ?? false)
  return asked ? <ConfirmDialog {...asked} /> : null
}
