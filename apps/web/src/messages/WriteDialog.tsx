import { Button } from '@mantine/core'
import type { MessageAsk, MessageTarget } from '@tourdesk/contract/messages/messages'
import { useState } from 'react'
import { useSession } from '../app/session.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { Dialog, DialogActions } from '../kit/dialog/Dialog.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { BatchProgress } from './BatchProgress.tsx'
import { messagesHref } from './messagesHref.ts'
import { messageTexts } from './messageTexts.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { WriteForm } from './WriteForm.tsx'

interface WriteDialogProps {
  opened: boolean
  onClose: () => void
  target: MessageTarget
  /** What it's about; then it begins with the look at who gets it. */
  first?: MessageAsk['event']
  /** Whether the customer of an order has something to pay by card. */
  owes?: boolean
}

/** Writes to the customers of orders, a vehicle or a departure: first what, then a look at who gets it. */
export function WriteDialog({ opened, onClose, target, first, owes = true }: WriteDialogProps) {
  const t = useText(messageTexts)
  const words = useText(common)
  const { sendsMail } = useSession()
  const channel = sendsMail ? 'email' : 'whatsapp'
  const firstAsk = first ? ({ target, event: first, channel } as const) : null
  const [ask, setAsk] = useState<MessageAsk | null>(firstAsk)
  const [batch, setBatch] = useState<string | null>(null)
  function close() {
    setAsk(firstAsk)
    setBatch(null)
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      size="large"
      title={
        'orders' in target
          ? t('remindOf', { count: target.orders.length })
          : t(first ? 'sendPaymentLink' : 'order' in target ? 'writeOne' : 'write')
      }
    >
      <div hidden={ask !== null}>
        <WriteForm
          target={target}
          first={{ event: first ?? usualEvent(target), channel }}
          owes={owes}
          onAsk={setAsk}
          onClose={close}
        />
      </div>
      {ask && !batch && (
        <PreviewStep
          ask={ask}
          onBack={() => setAsk(null)}
          onSent={(id, isOne) => (isOne ? close() : setBatch(id))}
        />
      )}
      {batch && (
        <>
          <BatchProgress id={batch} />
          <DialogActions>
            <LinkButton variant="default" href={messagesHref({ batch })}>
              {t('openBatch')}
            </LinkButton>
            <Button onClick={close}>{words('close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function usualEvent(target: MessageTarget): MessageAsk['event'] {
  if ('orders' in target) return 'payment_link'
  return 'order' in target || 'entries' in target ? 'free' : 'pickup_changed'
}
