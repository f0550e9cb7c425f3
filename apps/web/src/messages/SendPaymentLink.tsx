import { ActionIcon, Tooltip } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { LazyWriteDialog } from './LazyWriteDialog.tsx'
import { messageTexts } from './messageTexts.ts'

interface SendPaymentLinkProps {
  orderId: string
  /** Shows only the icon, for rows of lists. */
  isSmall?: boolean
}

/**
 * A button to send the link for paying what's due on an order; one click shows the message. Hidden without
 * permission to write messages.
 */
export function SendPaymentLink({ orderId, isSmall = false }: SendPaymentLinkProps) {
  const t = useText(messageTexts)
  const mayWrite = useCan('messages.write')
  const [isOpen, setOpen] = useState(false)
  if (!mayWrite) return null
  const open = () => setOpen(true)
  return (
    <>
      {isSmall ? (
        <Tooltip label={t('sendPaymentLink')}>
          <ActionIcon aria-label={t('sendPaymentLink')} size={24} onClick={open}>
            <IconSend size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      ) : (
        <ActionButton
          variant="default"
          size="compact-sm"
          leftSection={<IconSend size={14} stroke={1.6} />}
          onClick={open}
        >
          {t('sendPaymentLink')}
        </ActionButton>
      )}
      <LazyWriteDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        target={{ order: orderId }}
        first="payment_link"
        owes
      />
    </>
  )
}
