import { cancelReasonLabels } from '@tourdesk/words/vocabulary'
import { FormDialog } from '../../app/FormDialog.tsx'
import { common } from '../../i18n/common.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { CheckField, ChoiceField, TextField } from '../../kit/form/formFields.tsx'
import { type CancelChoice, cancelFields, officeReasons } from './cancelChoice.ts'
import { cancelMessages } from './cancelMessages.ts'

interface CancelFormProps {
  opened: boolean
  title: string
  /** Tells the drafts of departures apart. */
  draft: string
  start: CancelChoice
  onClose: () => void
  /** Shows the orders. */
  onNext: (choice: CancelChoice) => Promise<void>
}

/** Why departures are canceled, and whether customers get messages. */
export function CancelForm({ draft, start, onNext, ...dialog }: CancelFormProps) {
  const t = useText(cancelMessages)
  const words = useText(common)
  const reasons = useOptions(officeReasons, cancelReasonLabels)
  return (
    <FormDialog
      {...dialog}
      size="wide"
      submitLabel={t('preview')}
      wayOut={t('keep')}
      schema={cancelFields(words('reasonRequired'))}
      defaultValues={start}
      draft={draft}
      onSubmit={onNext}
      failure={t('notShown')}
    >
      {({ control, watch }) => (
        <>
          <ChoiceField control={control} name="reason" label={t('reason')} options={reasons} required />
          <TextField control={control} name="text" label={t('text')} help={t('textHelp')} required />
          <CheckField control={control} name="messages" label={t('messages')} />
          {watch('messages') && (
            <TextField
              control={control}
              name="customersText"
              label={t('customersText')}
              help={t('customersTextHelp')}
            />
          )}
          <CheckField control={control} name="closes" label={t('closes')} />
        </>
      )}
    </FormDialog>
  )
}
