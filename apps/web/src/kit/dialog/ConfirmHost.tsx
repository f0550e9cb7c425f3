import { lazy, Suspense, useSyncExternalStore } from 'react'
import { questions } from './confirm.ts'
import { useDialogStack } from './openDialogs.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }))

/** Shows the question that `confirm` or `choose` asks, and is loaded with the first one. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(questions.subscribe, questions.asked)
  useDialogStack(asked?.isOpen ?? false)
  return asked ? (
    <Suspense>
      <ConfirmDialog {...asked} />
    </Suspense>
  ) : null
}
