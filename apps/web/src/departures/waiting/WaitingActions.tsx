import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import { type ChosenStep, stepsIn, type WaitingState } from '@tourdesk/domain/departures/waiting/waitingState'
import { api } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { askText } from '../../kit/dialog/confirm.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useAction } from '../../kit/useAction.ts'
import { WaitingSummary } from './WaitingSummary.tsx'
import { waitingMessages } from './waitingMessages.ts'

interface WaitingActionsProps {
  entry: WaitingEntry
  onDone: () => void
}

const stateAfter: Record<ChosenStep, WaitingState> = {
  decline: 'declined',
  withdraw: 'withdrawn',
  wait: 'waiting',
}

const labelOf = { decline: 'declined', withdraw: 'withdraw', wait: 'wait' } as const satisfies Record<
  ChosenStep,
  string
>

/** How things are with a party, and what can be done. */
export function WaitingActions({ entry, onDone }: WaitingActionsProps) {
  const t = useText(waitingMessages)
  const client = useQueryClient()
  const reload = () => void client.invalidateQueries({ queryKey: ['waitingList'] })
  const mayPutFirst = useCan('dispatch.write')
  const mayBook = useCan('orders.place')
  const save = useAction(
    (change: { state?: WaitingState; firstReason?: string | null }) =>
      api.waitingList.change({ params: { id: entry._id }, body: { ...change, updatedAt: entry.updatedAt } }),
    {
      failure: t('notSaved'),
      success: t('saved'),
      onSuccess: () => {
        reload()
        onDone()
      },
      onFailure: () => {
        // Another person may have changed it.
        reload()
        return undefined
      },
    },
  )
  const isOpen = entry.state !== 'booked' && entry.state !== 'past'
  async function putFirst() {
    const firstReason = await askText(t('putFirstText'), {
      title: t('putFirst'),
      action: t('putFirst'),
      label: t('reason'),
      missing: t('reasonMissing'),
      maxLength: 300,
      start: '',
    })
    if (firstReason) await save.run({ firstReason })
  }
  return (
    <div className="grid gap8">
      <WaitingSummary entry={entry} />
      <div className="flex wrap gap8">
        {mayBook && isOpen && <LinkButton href={`/order/new?waiting=${entry._id}`}>{t('book')}</LinkButton>}
        {mayPutFirst &&
          isOpen &&
          (entry.firstReason === null ? (
            <Button variant="default" onClick={() => void putFirst()}>
              {t('putFirst')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => void save.run({ firstReason: null })}>
              {t('backInTurn')}
            </Button>
          ))}
        {mayBook &&
          stepsIn(entry.state).map((step) => (
            <Button
              key={step}
              variant="default"
              loading={save.busy}
              onClick={() => void save.run({ state: stateAfter[step] })}
            >
              {t(labelOf[step])}
            </Button>
          ))}
      </div>
    </div>
  )
}
