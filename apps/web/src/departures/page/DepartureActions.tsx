import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLock, IconLockOpen, IconSettings } from '@tabler/icons-react'
import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { stringifySearch } from '../../app/searchParams.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useAction } from '../../kit/useAction.ts'
import { CancelDeparture } from '../cancel/CancelDeparture.tsx'
import { departureMessages } from '../departureMessages.ts'
import { MoveMenu } from '../move/MoveMenu.tsx'
import { CloseDialog } from './CloseDialog.tsx'
import { DepartureDialog } from './DepartureDialog.tsx'
import { useSaveDeparture } from './useSaveDeparture.ts'

/** What can be done with a departure. */
export function DepartureActions({ departure }: { departure: WholeDeparture }) {
  const t = useText(departureMessages)
  const mayWrite = useCan('dispatch.write')
  const mayCancel = useCan('departures.cancel')
  const [isEditing, form] = useDisclosure()
  const [isClosing, close] = useDisclosure()
  const { save, done } = useSaveDeparture(departure)
  const open = useAction(() => save({ state: 'open', reason: '' }), {
    failure: t('notSaved'),
    onSuccess: (saved) => done(t('opened'), saved),
  })
  const { tour, date, state } = departure
  const board = `/assignments/calendar${stringifySearch({ date, tour: tour._id })}`
  return (
    <>
      <LinkButton variant="default" href={board}>
        {t('board')}
      </LinkButton>
      {mayWrite && (
        <>
          <Button variant="default" leftSection={<IconSettings size={16} stroke={1.6} />} onClick={form.open}>
            {t('settings')}
          </Button>
          {state === 'open' ? (
            <Button variant="default" leftSection={<IconLock size={16} stroke={1.6} />} onClick={close.open}>
              {t('close')}
            </Button>
          ) : (
            <Button
              variant="default"
              leftSection={<IconLockOpen size={16} stroke={1.6} />}
              loading={open.busy}
              onClick={() => void open.run()}
            >
              {t('open')}
            </Button>
          )}
        </>
      )}
      {mayWrite && state !== 'canceled' && departure._id && <MoveMenu departure={departure} />}
      {mayCancel && state !== 'canceled' && departure._id && <CancelDeparture departure={departure} />}
      <DepartureDialog departure={departure} opened={isEditing} onClose={form.close} />
      <CloseDialog departure={departure} opened={isClosing} onClose={close.close} />
    </>
  )
}
