import { useQueryClient } from '@tanstack/react-query'
import type { CancelPreview } from '@tourdesk/contract/departures/departureBatches'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useAction } from '../../kit/useAction.ts'
import { useKey } from '../../kit/useKey.ts'
import { CancelForm } from './CancelForm.tsx'
import { CancelList } from './CancelList.tsx'
import { type CancelChoice, firstChoice } from './cancelChoice.ts'
import { cancelMessages } from './cancelMessages.ts'
import { type ChosenRows, startRows } from './chosenRows.ts'

interface CancelDeparturesProps {
  departures: readonly { tour: { _id: string }; date: string }[]
  /** The first dialog, with the reasons. */
  form: { opened: boolean; open: () => void; close: () => void }
  onDone?: () => void
  /** Called when the list of orders closes, whose opener was the first dialog. */
  onClosed: () => void
}

/**
 * Cancels whole departures: why, then what happens to each order, then it's done. A list that's outdated is loaded
 * again, with what was chosen.
 */
export function CancelDepartures({ departures, form, onDone, onClosed }: CancelDeparturesProps) {
  const t = useText(cancelMessages)
  const client = useQueryClient()
  const keyOf = useKey()
  const [choice, setChoice] = useState<CancelChoice>(firstChoice)
  const [preview, setPreview] = useState<CancelPreview | null>(null)
  const [rows, setRows] = useState<ChosenRows>({})
  const [isOutdated, setOutdated] = useState(false)
  const title = t('cancel', { count: departures.length })
  const from = departures.map(({ tour, date }) => ({ tour: tour._id, date }))

  const load = async (chosen: CancelChoice) => {
    const loaded = await api.departureBatches.preview({ body: { kind: 'cancel', from, ...chosen } })
    if (loaded.kind !== 'cancel') throw new Error('Asked for a cancellation and got a move')
    setChoice(chosen)
    setPreview(loaded)
    setRows(startRows(loaded, rows))
  }
  const reload = useAction(load, { failure: t('notShown') })
  const close = () => {
    setPreview(null)
    setRows({})
    setOutdated(false)
    setChoice(firstChoice)
    onClosed()
  }
  const commit = useAction(
    ({ _id, hash, items }: CancelPreview) => {
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
      success: t('canceled', { count: departures.length }),
      failure: t('notCanceled', { count: departures.length }),
      onSuccess: async () => {
        for (const feature of ['departures', 'departureBatches', 'tourEvents', 'orders', 'messages'] as const)
          await client.invalidateQueries({ queryKey: [feature] })
        close()
        onDone?.()
      },
      onFailure: (error) => {
        if (!(error instanceof Problem) || error.code !== 'batch_outdated') return false
        setOutdated(true)
        void reload.run(choice)
        return true
      },
    },
  )
  return (
    <>
      <CancelForm
        opened={form.opened}
        title={title}
        draft={`cancel departures ${from.map(({ tour, date }) => `${tour} ${date}`).join(' ')}`}
        start={choice}
        onClose={form.close}
        onNext={load}
      />
      <Dialog opened={preview !== null} onClose={close} title={title} size="wide">
        {preview && (
          <CancelList
            preview={preview}
            rows={rows}
            count={departures.length}
            isOutdated={isOutdated}
            isBusy={commit.busy || reload.busy}
            onRows={setRows}
            onBack={() => {
              setPreview(null)
              form.open()
            }}
            onCommit={() => void commit.run(preview)}
          />
        )}
      </Dialog>
    </>
  )
}
