import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { MessageTemplate } from '@tourdesk/contract/messages/messageTemplates'
import { checkMessageText } from '@tourdesk/domain/messages/checkMessageText'
import { directionOf } from '@tourdesk/domain/messages/languages'
import type { TemplateField } from '@tourdesk/domain/messages/templateFields'
import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { api } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { dateTime } from '../../i18n/format.ts'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { contractForm } from '../../kit/form/contractForm.ts'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { TextAreaField, TextField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { insertAtCursor } from '../insertAtCursor.ts'
import { FieldList } from './FieldList.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import styles from './templates.module.css'
import { templateTexts } from './templateTexts.ts'
import { useLastFocused } from './useLastFocused.ts'

interface TemplateFormProps {
  template: MessageTemplate
  /** The fields that the text may contain. */
  fields: readonly TemplateField[]
}

interface Words {
  subject: string
  body: string
}

/** The editor of one text, with its fields and a preview. */
export function TemplateForm({ template, fields }: TemplateFormProps) {
  const t = useText(templateTexts)
  const client = useQueryClient()
  const { event, channel, language, updatedAt, isChanged } = template
  const params = { event, channel, language }
  const [{ schema, limits }] = useState(() => formOf(template))
  const { form, versions } = useVersionedForm(
    schema,
    { subject: template.subject, body: template.body },
    partsOf<Words>({ subject: t('subject'), body: t('body') }),
  )
  const editor = useRef<HTMLDivElement>(null)
  const focused = useLastFocused(editor)
  const reload = () => client.invalidateQueries({ queryKey: ['messageTemplates'] })
  const onDone = async (saved: MessageTemplate) => {
    form.reset({ subject: saved.subject, body: saved.body })
    await reload()
  }
  const onFailure = (error: unknown) =>
    loadsNewer(form, error, () => void reload()) || placeIssues(form, error)
  const save = useAction(
    (words: Words) => api.messageTemplates.change({ params, body: { ...words, updatedAt } }),
    { success: t('saved'), failure: t('notSaved'), onSuccess: onDone, onFailure },
  )
  const reset = useAction(() => api.messageTemplates.reset({ params, body: { updatedAt } }), {
    success: t('resetDone'),
    failure: t('notSaved'),
    onSuccess: onDone,
    onFailure,
  })
  const isShipped = (messageLanguages as readonly string[]).includes(language)
  const dir = directionOf(language)

  function insert(text: string): void {
    const area = focused() ?? editor.current?.querySelector('textarea')
    const name = area?.tagName === 'INPUT' ? 'subject' : 'body'
    const change = (value: string) => form.setValue(name, value, { shouldDirty: true })
    insertAtCursor(area, { text, typed: form.getValues(name), change })
  }

  async function askAndReset(): Promise<void> {
    if (await confirm(t('resetQuestion'), { action: t('reset') })) await reset.run()
  }

  return (
    <Form
      form={form}
      draft={`template ${event} ${channel} ${language}`}
      limits={limits}
      versions={versions}
      onSubmit={save.run}
    >
      <div className={styles.editor}>
        <div className={styles.words} ref={editor} dir={dir}>
          <p className="quiet" dir="auto">
            {isChanged && t('changed', { name: named(template.updatedBy), time: dateTime(updatedAt) })}
            {!isChanged && (isShipped ? t('original') : t('copied'))}
          </p>
          {channel === 'email' && <TextField control={form.control} name="subject" label={t('subject')} />}
          <TextAreaField control={form.control} name="body" label={t('body')} rows={14} />
        </div>
        <FieldList event={event} fields={fields} onInsert={insert} />
        <TemplatePreview template={params} control={form.control} />
      </div>
      <FormActions
        start={
          isChanged && (
            <Button variant="subtle" color="red" loading={reset.busy} onClick={() => void askAndReset()}>
              {t('reset')}
            </Button>
          )
        }
      />
    </Form>
  )
}

/** The fields have no maximum length: a text that's too long is refused, and never cut. */
function formOf({ event, channel }: MessageTemplate) {
  const words = z.object({ subject: z.string().default(''), body: z.string().default('') })
  return contractForm(words, (typed) => checkMessageText(event, channel, typed))
}
