import { Button, Checkbox } from '@mantine/core'
import type { AutomaticEvent } from '@tourdesk/domain/messages/automatic'
import { isEmptyIn, listFields, type TemplateField } from '@tourdesk/domain/messages/templateFields'
import { useState } from 'react'
import { ltr } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import styles from './templates.module.css'
import { templateFieldLabels, templateTexts } from './templateTexts.ts'

interface FieldListProps {
  event: AutomaticEvent
  fields: readonly TemplateField[]
  onInsert: (text: string) => void
}

/** The fields that a text may contain; a click inserts one. */
export function FieldList({ event, fields, onInsert }: FieldListProps) {
  const t = useText(templateTexts)
  const [isOnlyIfKnown, setOnlyIfKnown] = useState(false)
  const isEmpty = (field: TemplateField) => isEmptyIn(event, field)
  const insert = (field: TemplateField) => onInsert(isOnlyIfKnown ? ifKnown(field) : textOf(field))
  return (
    <section className={`grid shrinks gap8 ${styles.fields}`} aria-label={t('fields')}>
      <h2 className="flat normal strong">{t('fields')}</h2>
      <p className="quiet">{t('fieldsHelp')}</p>
      <Checkbox
        label={t('onlyIfKnown')}
        description={t('onlyIfKnownHelp')}
        checked={isOnlyIfKnown}
        onChange={(event) => setOnlyIfKnown(event.currentTarget.checked)}
      />
      <Fields fields={fields.filter((field) => !isEmpty(field))} onInsert={insert} />
      {fields.some(isEmpty) && <p className="quiet">{t('emptyFields')}</p>}
      <Fields fields={fields.filter(isEmpty)} onInsert={insert} />
    </section>
  )
}

interface FieldsProps {
  fields: readonly TemplateField[]
  onInsert: (field: TemplateField) => void
}

function Fields({ fields, onInsert }: FieldsProps) {
  const nameOf = useLabel(templateFieldLabels)
  return (
    <ul className="flex wrap gap6 plainList">
      {fields.map((field) => (
        <li key={field}>
          <Button
            variant="default"
            size="compact-sm"
            title={ltr(`{{${field}}}`)}
            onClick={() => onInsert(field)}
          >
            {nameOf(field)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Puts a field into a section that's left out if it's empty. Lists already are in one. */
function ifKnown(field: TemplateField): string {
  const text = textOf(field)
  return text.startsWith('{{#') ? text : `{{#${field}}}${text}{{/${field}}}`
}

function textOf(field: TemplateField): string {
  if (field === 'tours') return '{{#tours}}{{tour.name}}, {{tour.date}}\n{{/tours}}'
  const isList = (listFields as readonly TemplateField[]).includes(field)
  return isList ? `{{#${field}}}{{.}}\n{{/${field}}}` : `{{${field}}}`
}
