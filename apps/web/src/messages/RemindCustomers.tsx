import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { LazyWriteDialog } from './LazyWriteDialog.tsx'
import { messageTexts } from './messageTexts.ts'

/**
 * A button to send the customers of several orders the link for paying what's due, after a look at who gets
 * what. Hidden without permission to write messages.
 */
export function RemindCustomers({ orders, disabled }: { orders: readonly string[]; disabled: boolean }) {
  const t = useText(messageTexts)
  const mayWrite = useCan('messages.write')
  const [asked, setAsked] = useState<{ orders: string[]; isOpen: boolean } | null>(null)
  if (!mayWrite) return null
  return (
    <>
      <ActionButton
        variant="default"
        leftSection={<IconSend size={16} stroke={1.6} />}
        disabled={disabled}
        onClick={() => setAsked({ orders: [...orders], isOpen: true })}
      >
        {t('remind')}
      </ActionButton>
      {asked && (
        <LazyWriteDialog
          key={asked.orders.join(' ')}
          opened={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          target={{ orders: asked.orders }}
          first="payment_link"
        />
      )}
    </>
  )
}
