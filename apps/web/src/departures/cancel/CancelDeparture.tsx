import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { CancelSteps } from './CancelSteps.tsx'
import { cancelMessages } from './cancelMessages.ts'

/** Cancels a whole departure: why, then what happens to each order, then it's done. */
export function CancelDeparture({ departure }: { departure: WholeDeparture }) {
  const t = useText(cancelMessages)
  const [isOpen, dialog] = useDisclosure()
  return (
    <>
      <Button variant="default" c="red" leftSection={<IconX size={16} stroke={1.6} />} onClick={dialog.open}>
        {t('cancel')}
      </Button>
      <Dialog opened={isOpen} onClose={dialog.close} title={t('cancel')} size="wide">
        <CancelSteps departure={departure} onDone={dialog.close} />
      </Dialog>
    </>
  )
}
