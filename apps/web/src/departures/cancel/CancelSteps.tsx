import { useQueryClient } from '@tanstack/react-query'
import type { BatchPreview } from '@tourdesk/contract/departures/departureBatches'
import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { useAction } from '../../kit/useAction.ts'
import { useKey } from '../../kit/useKey.ts'
import { CancelForm } from './CancelForm.tsx'
import { CancelList } from './CancelList.tsx'
import type { CancelChoice } from './cancelChoice.ts'
import { cancelMessages } from './cancelMessages.ts'
import { type ChosenRows, startRows } from './chosenRows.ts'

interface CancelStepsProps {
  departure: WholeDeparture
  onDone: () => void
}

/** The steps in the dialog. A list that's outdated is loaded again, with what was chosen. */
export function CancelSteps({ departure: { tour, date }, onDone }: CancelStepsProps) {
  const t = useText(cancelMessages)
  const client = useQueryClient()
  const keyOf = useKey()
  const [choice, setChoice] = useState<CancelChoice | null>(null)
  const [preview, setPreview] = useState<BatchPreview | null>(null)
  const [rows, setRows] = useState<ChosenRows>({})
  const [isOutdated, setOutdated] = useState(false)

  const load = useAction(
    (chosen: CancelChoice) =>
      api.departureBatches.preview({
        body: { kind: 'cancel', from: [{ tour: tour._id, date }], ...chosen },
      }),
    {
      failure: t('notCanceled'),
      onSuccess: (loaded) => {
        setPreview(loaded)
        setRows(startRows(loaded, rows))
      },
    },
  )
  const commit = useAction(
    ({ _id, hash, items }: BatchPreview) => {
      const body = {
        preview: _id,
        hash,
        items: items.flatMap(({ order }) => {
          const row = rows[order._id]
          if (!row?.isTicked) return []
          const refundTo = row.asCredit ? ('credit' as const) : ('source' as const)
          return [{ order: order._id, terms: row.terms, refundTo }]
        }),
      }
      return api.departureBatches.commit({ body: { ...body, clientKey: keyOf(body) } })
    },
    {
      success: t('canceled'),
      failure: t('notCanceled'),
      onSuccess: async () => {
        for (const feature of ['departures', 'departureBatches', 'tourEvents', 'orders'] as const)
          await client.invalidateQueries({ queryKey: [feature] })
        onDone()
      },
      onFailure: (error) => {
        if (!(error instanceof Problem) || error.code !== 'batch_outdated' || !choice) return false
        setOutdated(true)
        void load.run(choice)
        return true
      },
    },
  )
  if (!preview || !choice)
    return (
      <CancelForm
        start={choice}
        isBusy={load.busy}
        onCancel={onDone}
        onNext={(chosen) => {
          setChoice(chosen)
          setOutdated(false)
          void load.run(chosen)
        }}
      />
    )
  return (
    <CancelList
      preview={preview}
      rows={rows}
      isOutdated={isOutdated}
      isBusy={commit.busy || load.busy}
      onRows={setRows}
      onBack={() => setPreview(null)}
      onCommit={() => void commit.run(preview)}
    />
  )
}
