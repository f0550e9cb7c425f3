import { useQueryClient } from '@tanstack/react-query'
import { type TextLanguage, textLanguages } from '@tourdesk/domain/messages/languages'
import { api } from '../app/api.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { Choice } from '../kit/fields/Choice.tsx'
import { useAction } from '../kit/useAction.ts'
import { messageTexts } from './messageTexts.ts'
import { textLanguageLabels } from './messageWords.ts'

/** The language of the messages to an order's customer. */
export function MessageLanguage({ orderId, language }: { orderId: string; language: TextLanguage }) {
  const t = useText(messageTexts)
  const client = useQueryClient()
  const change = useAction(
    (customerLanguage: TextLanguage) =>
      api.messages.mute({ params: { id: orderId }, body: { customerLanguage } }),
    {
      success: t('languageDone'),
      failure: t('notDone'),
      onSuccess: () => client.invalidateQueries({ queryKey: ['messages'] }),
    },
  )
  return (
    <Choice
      label={t('customerLanguage')}
      options={useOptions(textLanguages, textLanguageLabels)}
      value={language}
      onChange={(next) => next && next !== language && void change.run(next)}
      disabled={change.busy}
    />
  )
}
