import { Button } from '@mantine/core'
import { emptyFields, listFields, type TemplateField } from '@tourdesk/domain/messages/templateFields'
import { ltr } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import styles from './templates.module.css'
import { templateFieldLabels, templateTexts } from './templateTexts.ts'

interface FieldListProps {
  fields: readonly TemplateField[]
  onInsert: (text: string) => void
}

/** What a text may name; a click puts it in (NOTE-04). */
export function FieldList({ fields, onInsert }: FieldListProps) {
  const t = useText(templateTexts)
  return (
    <section className={styles.fields} aria-label={t('fields')}>
      <h2 className={styles.heading}>{t('fields')}</h2>
      <p className="quiet">{t('fieldsHelp', { example: ltr('{{#pickup.time}}…{{/pickup.time}}') })}</p>
      <Fields fields={fields.filter((field) => !isEmpty(field))} onInsert={onInsert} />
      {fields.some(isEmpty) && <p className="quiet">{t('emptyFields')}</p>}
      <Fields fields={fields.filter(isEmpty)} onInsert={onInsert} />
    </section>
  )
}

function Fields({ fields, onInsert }: FieldListProps) {
  const nameOf = useLabel(templateFieldLabels)
  return (
    <ul className={styles.list}>
      {fields.map((field) => (
        <li key={field}>
          <Button
            variant="default"
            size="compact-sm"
            title={ltr(`{{${field}}}`)}
            onClick={() => onInsert(textOf(field))}
          >
            {nameOf(field)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function isEmpty(field: TemplateField): boolean {
  return (emptyFields as readonly TemplateField[]).includes(field)
}

function textOf(field: TemplateField): string {
  if (field === 'tours') return '{{#tours}}{{tour.name}}, {{tour.date}}\n{{/tours}}'
  const isList = (listFields as readonly TemplateField[]).includes(field)
  return isList ? `{{#${field}}}{{.}}\n{{/${field}}}` : `{{${field}}}`
}
