import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { useBatchSteps } from '../useBatchSteps.ts'
import { CancelForm } from './CancelForm.tsx'
import { CancelList } from './CancelList.tsx'
import type { CancelChoice } from './cancelChoice.ts'
import { cancelMessages } from './cancelMessages.ts'
import { type ChosenRows, startRows } from './chosenRows.ts'

interface CancelStepsProps {
  departure: WholeDeparture
  onDone: () => void
}

/** The steps in the dialog: why, then what happens to each order. */
export function CancelSteps({ departure: { tour, date }, onDone }: CancelStepsProps) {
  const t = useText(cancelMessages)
  const steps = useBatchSteps({
    async ask(choice: CancelChoice) {
      const body = { kind: 'cancel' as const, from: [{ tour: tour._id, date }], ...choice }
      const preview = await api.departureBatches.preview({ body })
      if (preview.kind !== 'cancel') throw new Error('Asked for a cancellation and got a move')
      return preview
    },
    startRows,
    noRows: {} as ChosenRows,
    itemsOf: ({ items }, rows) =>
      items.flatMap(({ order }) => {
        const row = rows[order._id]
        if (!row?.isTicked) return []
        return [{ order: order._id, terms: row.terms, refundTo: row.asCredit ? 'credit' : 'source' }]
      }),
    done: t('canceled'),
    failed: t('notCanceled'),
    onDone,
  })
  const { asked, preview, rows, isOutdated, isBusy, setRows, onBack, onNext, onCommit } = steps
  if (!preview || !asked)
    return <CancelForm start={asked} isBusy={isBusy} onCancel={onDone} onNext={onNext} />
  return (
    <CancelList
      preview={preview}
      rows={rows}
      isOutdated={isOutdated}
      isBusy={isBusy}
      onRows={setRows}
      onBack={onBack}
      onCommit={onCommit}
    />
  )
}
