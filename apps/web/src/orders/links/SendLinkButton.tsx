import { ActionIcon, Tooltip } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan, useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { linkMessages } from './linkMessages.ts'
import { SendLinkForm } from './SendLinkForm.tsx'

interface SendLinkButtonProps {
  orderId: string
  /** The charge whose link it is; null for the link to the order. */
  payment: string | null
  /** Labels the button as a reminder to pay. */
  isReminder?: boolean
}

/** Mails the customer a link, after showing the mail. Hidden without the permission or a mail server. */
export function SendLinkButton({ orderId, payment, isReminder = false }: SendLinkButtonProps) {
  const t = useText(linkMessages)
  const { sendsMail } = useSession()
  const maySend = useCan('orders.change')
  const [isOpen, setOpen] = useState(false)
  if (!sendsMail || !maySend) return null
  const label = t(isReminder ? 'sendReminder' : payment === null ? 'sendOrder' : 'sendPayment')
  return (
    <>
      <Tooltip label={isReminder ? label : t('send')}>
        <ActionIcon aria-label={label} size={24} onClick={() => setOpen(true)}>
          <IconMail size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={label} size="small">
        <SendLinkForm orderId={orderId} payment={payment} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
