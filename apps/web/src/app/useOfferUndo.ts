import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { useProblemTexts } from '../kit/problemText.ts'
import { toast } from '../kit/toast/toast.tsx'
import { undoStack } from '../kit/toast/undoStack.ts'
import { api } from './api.ts'
import { messages } from './messages.ts'

/** The part of a change's response that says how to undo it: the undo's id, or null if it can't be undone. */
export interface Undoable {
  undo: string | null
}

/**
 * Shows a toast about a change, with a button to undo it if the server offers that. `thing` is the changed
 * record. If the undo is refused, a toast says why; after a lost connection it can be tried again.
 */
export function useOfferUndo(): (text: string, thing: string, ...changes: Undoable[]) => void {
  const t = useText(messages)
  const words = useText(common)
  const client = useQueryClient()
  const { ofError } = useProblemTexts()

  function offer(text: string, thing: string, ...changes: Undoable[]): void {
    const ids = changes.flatMap(({ undo }) => undo ?? [])
    if (ids.length === 0) toast.success(text)
    else undoStack.push({ text, thing, take: () => void take(text, thing, ids) })
  }

  async function take(text: string, thing: string, ids: string[]): Promise<void> {
    const running = toast.running(t('undoing'))
    let unassigned = 0
    const left = [...ids]
    try {
      for (const id of ids) {
        unassigned += (await api.undo.take({ params: { id } })).unassigned
        left.shift()
      }
      running.success(words('undone'))
      if (unassigned > 0) toast.warning(t('undoneUnassigned', { count: unassigned }))
    } catch (error) {
      running.close()
      toast.error(ofError(error))
      // Without an answer, the undo can be tried again: the server does it only once.
      if (error instanceof Problem && error.code === 'offline')
        undoStack.push({ text, thing, take: () => void take(text, thing, left) })
    } finally {
      void client.invalidateQueries()
    }
  }
  return offer
}
