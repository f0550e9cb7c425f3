import type { MessageAsk, MessageTarget } from '@tourdesk/contract/messages/messages'
import { customerEvents, messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { useWatch } from 'react-hook-form'
import { api } from '../app/api.ts'
import { placeIssues } from '../app/placeIssues.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { DialogActions } from '../kit/dialog/Dialog.tsx'
import { Form, SubmitButton } from '../kit/form/Form.tsx'
import { ChoiceField } from '../kit/form/formFields.tsx'
import { useSchemaForm } from '../kit/form/useSchemaForm.ts'
import { useAction } from '../kit/useAction.ts'
import { MessageWords } from './MessageWords.tsx'
import styles from './messages.module.css'
import { messageTexts } from './messageTexts.ts'
import { messageEventLabels } from './messageWords.ts'
import { type WriteValues, writeSchema } from './writeValues.ts'

const withoutLink = customerEvents.filter((event) => event !== 'payment_link')

interface WriteFormProps {
  target: MessageTarget
  /** What's chosen at first. */
  first: Pick<WriteValues, 'event' | 'channel'>
  /** Whether a payment link is among what can be sent. */
  owes: boolean
  /** Called once the server takes the texts. */
  onAsk: (ask: MessageAsk) => void
  onClose: () => void
}

/** What to tell, by which way, and in which words. */
export function WriteForm({ target, first, owes, onAsk, onClose }: WriteFormProps) {
  const t = useText(messageTexts)
  const empty = { subject: '', body: '' }
  const form = useSchemaForm<WriteValues, WriteValues>(writeSchema, {
    defaultValues: {
      ...first,
      texts: { en: empty, he: empty },
    },
  })
  const [event, channel] = useWatch({ control: form.control, name: ['event', 'channel'] })
  const preview = useAction(
    async ({ texts, ...values }: WriteValues) => {
      const ask = { ...values, target, ...(values.event === 'free' && { texts }) }
      await api.messages.preview({ body: ask })
      return ask
    },
    { onSuccess: onAsk, onFailure: (error) => placeIssues(form, error) },
  )
  return (
    <Form
      form={form}
      draft={`message ${isChosen(target) ? 'selection' : Object.values(target).join(' ')}`}
      onSubmit={preview.run}
    >
      <div className={`grid gap12 ${styles.writing}`}>
        <ChoiceField
          control={form.control}
          name="event"
          label={t('what')}
          options={useOptions(owes ? customerEvents : withoutLink, messageEventLabels)}
        />
        <ChoiceField
          control={form.control}
          name="channel"
          label={t('way')}
          options={messageChannels.map((value) => ({ value, label: t(value) }))}
        />
        {event === 'free' && (
          <>
            <MessageWords form={form} language="en" hasSubject={channel === 'email'} />
            <MessageWords form={form} language="he" hasSubject={channel === 'email'} />
          </>
        )}
      </div>
      <DialogActions onCancel={onClose}>
        <SubmitButton>{t('preview')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** True for chosen rows of a list, which are too many to name. */
function isChosen(target: MessageTarget): boolean {
  return 'entries' in target || 'orders' in target
}
