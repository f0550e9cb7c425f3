import { Button, Checkbox } from '@mantine/core'
import { type CancelReason, cancelReasons } from '@tourdesk/domain/orders/vocabulary'
import { cancelReasonLabels } from '@tourdesk/words/vocabulary'
import { useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import { TextInput } from '../../kit/fields/TextInput.tsx'
import type { CancelChoice } from './cancelChoice.ts'
import { cancelMessages } from './cancelMessages.ts'
import { NextButton } from './NextButton.tsx'

type OfficeReason = Exclude<CancelReason, 'customer'>
const reasons = cancelReasons.filter((reason): reason is OfficeReason => reason !== 'customer')

interface CancelFormProps {
  start: CancelChoice | null
  isBusy: boolean
  onCancel: () => void
  onNext: (choice: CancelChoice) => void
}

/** Why a departure is canceled, and whether customers get messages. */
export function CancelForm({ start, isBusy, onCancel, onNext }: CancelFormProps) {
  const t = useText(cancelMessages)
  const words = useText(common)
  const [choice, setChoice] = useState<CancelChoice>(
    start ?? { reason: 'weather', text: '', messages: true, closes: false },
  )
  const [isTried, setTried] = useState(false)
  const change = (more: Partial<CancelChoice>) => setChoice({ ...choice, ...more })
  return (
    <form
      noValidate
      className="grid gap12"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (choice.text.trim() !== '') onNext({ ...choice, text: choice.text.trim() })
      }}
    >
      <Choice<OfficeReason>
        label={t('reason')}
        options={useOptions(reasons, cancelReasonLabels)}
        value={choice.reason}
        onChange={(reason) => reason && change({ reason })}
        required
      />
      <TextInput
        label={t('text')}
        help={t('textHelp')}
        required
        maxLength={500}
        value={choice.text}
        error={isTried && choice.text.trim() === '' ? words('reasonRequired') : undefined}
        onChange={(text) => change({ text })}
      />
      <Checkbox
        label={t('messages')}
        checked={choice.messages}
        onChange={(event) => change({ messages: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('closes')}
        checked={choice.closes}
        onChange={(event) => change({ closes: event.currentTarget.checked })}
      />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('keep')}
        </Button>
        <NextButton isBusy={isBusy}>{t('preview')}</NextButton>
      </DialogActions>
    </form>
  )
}
