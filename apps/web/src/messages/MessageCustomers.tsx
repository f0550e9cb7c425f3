import { IconMessage } from '@tabler/icons-react'
import type { MessageTarget } from '@tourdesk/contract/messages/messages'
import { useState } from 'react'
import { useCan } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { LazyWriteDialog } from './LazyWriteDialog.tsx'
import { messageTexts } from './messageTexts.ts'

interface MessageCustomersProps {
  target: MessageTarget
  /** True if the customer of an order has something to pay by card. */
  owes?: boolean
}

/** A button to write to the customers of an order, a departure, a vehicle unit or chosen entries. */
export function MessageCustomers({ target, owes = true }: MessageCustomersProps) {
  const t = useText(messageTexts)
  const mayWrite = useCan('messages.write')
  const [isOpen, setOpen] = useState(false)
  if (!mayWrite) return null
  return (
    <>
      <ActionButton
        variant="default"
        leftSection={<IconMessage size={16} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        {t('order' in target ? 'writeOne' : 'write')}
      </ActionButton>
      <LazyWriteDialog opened={isOpen} onClose={() => setOpen(false)} target={target} owes={owes} />
    </>
  )
}
