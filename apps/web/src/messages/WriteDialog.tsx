import type { MessageAsk, MessageTarget } from '@tourdesk/contract/messages/messages'
import { useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { messageTexts } from './messageTexts.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { WriteForm } from './WriteForm.tsx'

interface WriteDialogProps {
  opened: boolean
  onClose: () => void
  target: MessageTarget
}

/** Writes to the customers of an order, a vehicle or a departure: first what, then a look at who gets it. */
export function WriteDialog({ opened, onClose, target }: WriteDialogProps) {
  const t = useText(messageTexts)
  const [ask, setAsk] = useState<MessageAsk | null>(null)
  function close() {
    setAsk(null)
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} size="large" title={t('order' in target ? 'writeOne' : 'write')}>
      <div hidden={ask !== null}>
        <WriteForm target={target} onAsk={setAsk} onClose={close} />
      </div>
      {ask && <PreviewStep ask={ask} onBack={() => setAsk(null)} onSent={close} />}
    </Dialog>
  )
}
