import { Button } from '@mantine/core'
import type { MessageAsk, MessageTarget } from '@tourdesk/contract/messages/messages'
import { useState } from 'react'
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
}

/** Writes to the customers of an order, a vehicle or a departure: first what, then a look at who gets it. */
export function WriteDialog({ opened, onClose, target }: WriteDialogProps) {
  const t = useText(messageTexts)
  const words = useText(common)
  const [ask, setAsk] = useState<MessageAsk | null>(null)
  const [batch, setBatch] = useState<string | null>(null)
  function close() {
    setAsk(null)
    setBatch(null)
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} size="large" title={t('order' in target ? 'writeOne' : 'write')}>
      <div hidden={ask !== null}>
        <WriteForm target={target} onAsk={setAsk} onClose={close} />
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
