import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { useProblemTexts } from '../kit/problemText.ts'
import { toast } from '../kit/toast/toast.tsx'
import { undoStack } from '../kit/toast/undoStack.ts'
import { api } from './api.ts'
import { messages } from './messages.ts'

/** What a change answers: whether and how it can be undone. */
export interface Undoable {
  undo: string | null
}

/**
 * Says what was done, with a button to undo it if the server offers that. `thing` is the record it was done to. A refusal
 * says why it can't be undone any more; after a lost connection it can be tried again.
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
      // Without an answer it may be tried again: the server does it once, however often it's asked.
      if (!(error instanceof Problem))
        undoStack.push({ text, thing, take: () => void take(text, thing, left) })
    } finally {
      void client.invalidateQueries()
    }
  }
  return offer
}
