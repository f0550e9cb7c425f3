import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { DepartureClosure } from '@tourdesk/contract/departures/departureClosures'
import { api } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { day, dayRange, list } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { useAction } from '../../kit/useAction.ts'
import { closureMessages } from './closureMessages.ts'

/** A closure: its days, tours and reason, and a button that opens what it closed. */
export function ClosureLine({ closure }: { closure: DepartureClosure }) {
  const t = useText(closureMessages)
  const mayOpen = useCan('dispatch.write')
  const client = useQueryClient()
  const offerUndo = useOfferUndo()
  const { _id: id, startDate, endDate, tours, reason } = closure
  const open = useAction(() => api.departureClosures.remove({ params: { id } }), {
    failure: t('notOpened'),
    onSuccess: (ended) => {
      void client.invalidateQueries({ queryKey: ['departureClosures'] })
      void client.invalidateQueries({ queryKey: ['departures'] })
      offerUndo(t('opened'), id, ended)
    },
  })
  const days =
    endDate === null
      ? t('from', { day: ltr(day(startDate)) })
      : endDate === startDate
        ? ltr(day(startDate))
        : dayRange(startDate, endDate)
  return (
    <div className="flex wrap alignCenter gap8">
      <IconLock size={16} stroke={1.6} aria-hidden />
      <strong>{days}</strong>
      <span>{tours ? list(tours.map(({ name }) => name)) : t('allTours')}</span>
      <span className="quiet breaks">{reason}</span>
      {mayOpen && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('openOf', { days })}
          loading={open.busy}
          onClick={() => void open.run()}
        >
          {t('open')}
        </Button>
      )}
    </div>
  )
}
