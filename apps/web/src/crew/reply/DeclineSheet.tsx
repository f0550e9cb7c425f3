import { type FormEvent, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/Field.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { replyMessages } from './replyMessages.ts'

/** The most characters of a reason. */
const most = 300

interface DeclineSheetProps {
  onClose: () => void
  onDecline: (reason: string) => void
}

/** Asks for the reason of declining. It doesn't take the person off the vehicle. */
export function DeclineSheet({ onClose, onDecline }: DeclineSheetProps) {
  const t = useText(replyMessages)
  const words = useText(crewMessages)
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = reason.trim() === ''
  function send(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (!isMissing) onDecline(reason.trim())
  }
  return (
    <Sheet title={t('declineTitle')} onClose={onClose}>
      <form noValidate onSubmit={send} className="form">
        <Field label={t('reason')} error={isAsked && isMissing ? t('sayWhy') : ''}>
          {(props) => (
            <textarea
              {...props}
              dir="auto"
              rows={3}
              maxLength={most}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <SheetActions>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="main">
            {t('send')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}
