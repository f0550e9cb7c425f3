import { placeholders } from '@tourdesk/domain/messages/template'
import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { ActionMenu } from '../kit/ActionMenu.tsx'
import { TextAreaField, TextField } from '../kit/form/formFields.tsx'
import { insertAtCursor } from './insertAtCursor.ts'
import styles from './messages.module.css'
import { messageTexts } from './messageTexts.ts'
import { placeholderLabels } from './messageWords.ts'
import type { WriteValues } from './writeValues.ts'

interface MessageWordsProps {
  form: UseFormReturn<WriteValues, unknown, WriteValues>
  language: MessageLanguage
  hasSubject: boolean
}

/** The text in one language; placeholders are inserted at the cursor. */
export function MessageWords({ form, language, hasSubject }: MessageWordsProps) {
  const t = useText(messageTexts)
  const nameOf = useLabel(placeholderLabels)
  const fields = useRef<HTMLDivElement>(null)
  const name = language === 'en' ? t('english') : t('hebrew')

  function insert(placeholder: string): void {
    const name = `texts.${language}.body` as const
    insertAtCursor(fields.current?.querySelector('textarea'), {
      text: `{{${placeholder}}}`,
      typed: form.getValues(name),
      change: (value) => form.setValue(name, value, { shouldDirty: true }),
    })
  }

  return (
    <div ref={fields} className={`grid gap12 ${styles.writing}`}>
      {hasSubject && (
        <TextField
          control={form.control}
          name={`texts.${language}.subject`}
          label={`${name}: ${t('subject')}`}
          required={language === 'en'}
        />
      )}
      <TextAreaField
        control={form.control}
        name={`texts.${language}.body`}
        label={name}
        rows={4}
        required={language === 'en'}
        {...(language === 'he' && { description: t('hebrewHelp') })}
      />
      <div>
        <ActionMenu
          label={t('insert')}
          actions={placeholders.map((key) => ({
            key,
            label: nameOf(key),
            // The closing menu takes the focus back from what has it already.
            onClick: () => void setTimeout(() => insert(key)),
          }))}
        />
      </div>
    </div>
  )
}
