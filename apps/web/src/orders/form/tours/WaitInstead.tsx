import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHourglass } from '@tabler/icons-react'
import { groupTypeOf, isSingleTour, partyOf } from '@tourdesk/domain/entries/entry'
import { WaitingDialog } from '../../../departures/waiting/WaitingDialog.tsx'
import { waitingMessages } from '../../../departures/waiting/waitingMessages.ts'
import { useText } from '../../../i18n/useText.ts'
import { useOrderDesk } from '../OrderDesk.ts'

interface WaitInsteadProps {
  index: number
  /** True on a month with sold-out days; an open dialog stays while they load again. */
  isOffered: boolean
}

/** Puts the party of an entry on the waiting list, with what was typed so far. */
export function WaitInstead({ index, isOffered }: WaitInsteadProps) {
  const t = useText(waitingMessages)
  const { form, orderType, order } = useOrderDesk()
  const [isOpen, dialog] = useDisclosure()
  if (order) return null
  return (
    <>
      {isOffered && (
        <Button
          variant="default"
          leftSection={<IconHourglass size={16} stroke={1.6} />}
          onClick={dialog.open}
        >
          {t('add')}
        </Button>
      )}
      <WaitingDialog opened={isOpen} entry={null} start={typed()} onClose={dialog.close} />
    </>
  )

  function typed() {
    const { agency, agent, userInformation, selectedTours } = form.getValues()
    const { firstName, lastName, email, mobilePhone } = userInformation
    const entry = selectedTours[index]
    return {
      ...{ firstName, lastName, email, mobilePhone, agent },
      ...(agency && { agency }),
      ...(entry && {
        tour: entry.tour,
        language: entry.language,
        group_type: groupTypeOf(entry, orderType),
        people: partyOf(entry, orderType) || null,
        participants: isSingleTour(orderType) ? null : entry.participants,
        pickup: entry.pickup?._id ?? null,
        dates: entry.date ? [entry.date] : [],
      }),
    }
  }
}
