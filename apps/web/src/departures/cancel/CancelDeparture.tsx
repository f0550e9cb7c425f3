import { useDisclosure } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useFocusBack } from '../../kit/useFocusBack.ts'
import { CancelDepartures } from './CancelDepartures.tsx'
import { cancelMessages } from './cancelMessages.ts'

/** Cancels the departure of a page. */
export function CancelDeparture({ departure }: { departure: WholeDeparture }) {
  const t = useText(cancelMessages)
  const [isOpen, dialog] = useDisclosure()
  const { part, focusBack } = useFocusBack()
  return (
    <div ref={part}>
      <ActionButton
        variant="default"
        c="red"
        leftSection={<IconX size={16} stroke={1.6} />}
        onClick={dialog.open}
      >
        {t('cancel', { count: 1 })}
      </ActionButton>
      <CancelDepartures departures={[departure]} form={{ opened: isOpen, ...dialog }} onClosed={focusBack} />
    </div>
  )
}
