import { useQueryClient } from '@tanstack/react-query'
import type { BatchPreview, departureBatches } from '@tourdesk/contract/departures/departureBatches'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Input } from '@tourdesk/contract/kernel/route'
import { useState } from 'react'
import { api } from '../app/api.ts'
import { useAction } from '../kit/useAction.ts'
import { useKey } from '../kit/useKey.ts'

type Items = Input<typeof departureBatches.commit>['body']['items']

interface Batch<Preview, Rows, Asked> {
  /** Asks for a preview; throws for another kind's. */
  ask: (asked: Asked) => Promise<Preview>
  /** What's chosen for each order of a preview, keeping what was chosen before. */
  startRows: (preview: Preview, before: Rows) => Rows
  noRows: Rows
  /** What's sent of the ticked orders. */
  itemsOf: (preview: Preview, rows: Rows) => Items
  done: string
  failed: string
  onDone: () => void
}

/**
 * The steps of a batch: what's asked, then its list, then it's committed. A list that's outdated is loaded again,
 * with what was chosen.
 */
export function useBatchSteps<Preview extends BatchPreview, Rows, Asked>({
  ask,
  startRows,
  noRows,
  itemsOf,
  done,
  failed,
  onDone,
}: Batch<Preview, Rows, Asked>) {
  const client = useQueryClient()
  const keyOf = useKey()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [rows, setRows] = useState<Rows>(noRows)
  const [isOutdated, setOutdated] = useState(false)
  const show = async (next: Asked) => {
    const loaded = await ask(next)
    setAsked(next)
    setPreview(loaded)
    setRows(startRows(loaded, rows))
  }
  const load = useAction(show, { failure: failed })
  const commit = useAction(
    (shown: Preview) => {
      const body = { preview: shown._id, hash: shown.hash, items: itemsOf(shown, rows) }
      return api.departureBatches.commit({ body: { ...body, clientKey: keyOf(body) } })
    },
    {
      success: done,
      failure: failed,
      async onSuccess() {
        for (const feature of ['departures', 'departureBatches', 'tourEvents', 'orders', 'messages'] as const)
          await client.invalidateQueries({ queryKey: [feature] })
        onDone()
      },
      onFailure(error) {
        if (!(error instanceof Problem) || error.code !== 'batch_outdated' || asked === null) return false
        setOutdated(true)
        void load.run(asked)
        return true
      },
    },
  )
  return {
    asked,
    preview,
    rows,
    isOutdated,
    isBusy: load.busy || commit.busy,
    setRows,
    onBack: () => setPreview(null),
    onNext(next: Asked) {
      setOutdated(false)
      void load.run(next)
    },
    /** The same for a form that shows what's wrong itself: throws what asking throws. */
    show,
    onClear() {
      setAsked(null)
      setPreview(null)
      setRows(noRows)
      setOutdated(false)
    },
    onCommit: () => preview && void commit.run(preview),
  }
}
