import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useBatchSteps } from '../useBatchSteps.ts'
import { CancelForm } from './CancelForm.tsx'
import { CancelList } from './CancelList.tsx'
import { type CancelChoice, firstChoice } from './cancelChoice.ts'
import { cancelMessages } from './cancelMessages.ts'
import { type ChosenRows, itemsOf, startRows } from './chosenRows.ts'

interface CancelDeparturesProps {
  departures: readonly { tour: { _id: string }; date: string }[]
  /** The first dialog, with the reasons. */
  form: { opened: boolean; open: () => void; close: () => void }
  onDone?: () => void
  /** Called when the list of orders closes, whose opener was the first dialog. */
  onClosed: () => void
}

const noRows: ChosenRows = {}

/** Cancels whole departures: why, then what happens to each order, then it's done. */
export function CancelDepartures({ departures, form, onDone, onClosed }: CancelDeparturesProps) {
  const t = useText(cancelMessages)
  const title = t('cancel', { count: departures.length })
  const from = departures.map(({ tour, date }) => ({ tour: tour._id, date }))
  const close = () => {
    steps.onClear()
    onClosed()
  }
  const steps = useBatchSteps({
    async ask(choice: CancelChoice) {
      const preview = await api.departureBatches.preview({ body: { kind: 'cancel', from, ...choice } })
      if (preview.kind !== 'cancel') throw new Error('Asked for a cancellation and got a move')
      return preview
    },
    startRows,
    noRows,
    itemsOf,
    done: t('canceled', { count: departures.length }),
    failed: t('notCanceled', { count: departures.length }),
    onDone() {
      close()
      onDone?.()
    },
  })
  const { asked, preview } = steps
  return (
    <>
      <CancelForm
        opened={form.opened}
        title={title}
        draft={`cancel departures ${from.map(({ tour, date }) => `${tour} ${date}`).join(' ')}`}
        start={asked ?? firstChoice}
        onClose={form.close}
        onNext={steps.show}
      />
      <Dialog opened={preview !== null} onClose={close} title={title} size="wide">
        {preview && (
          <CancelList
            preview={preview}
            rows={steps.rows}
            count={departures.length}
            isOutdated={steps.isOutdated}
            isBusy={steps.isBusy}
            onRows={steps.setRows}
            onBack={() => {
              steps.onBack()
              form.open()
            }}
            onCommit={steps.onCommit}
          />
        )}
      </Dialog>
    </>
  )
}
