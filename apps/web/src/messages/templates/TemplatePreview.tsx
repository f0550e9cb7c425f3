import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isAgencyNews, isCrewNews, isWaitingNews } from '@tourdesk/domain/messages/automatic'
import { checkMessageText } from '@tourdesk/domain/messages/checkMessageText'
import { directionOf } from '@tourdesk/domain/messages/languages'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { NumberBox } from '../../kit/fields/NumberBox.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import messageStyles from '../messages.module.css'
import styles from './templates.module.css'
import type { TemplatesSearch } from './templatesSearch.ts'
import { templateTexts } from './templateTexts.ts'

interface TemplatePreviewProps {
  template: TemplatesSearch
  control: Control<{ subject: string; body: string }>
}

/** A live preview of a text, with the facts of an order or a vehicle. */
export function TemplatePreview({ template, control }: TemplatePreviewProps) {
  const t = useText(templateTexts)
  const { ofError } = useProblemTexts()
  const { event, channel, language } = template
  const [typed] = useDebouncedValue(useWatch({ control }), 400)
  const words = { subject: typed.subject ?? '', body: typed.body ?? '' }
  const [number, setNumber] = useState<number | null>(null)
  const [orderNumber] = useDebouncedValue(number, 400)
  const body = { ...template, ...words, ...(orderNumber !== null && { orderNumber }) }
  const { data, error } = useQuery({
    queryKey: ['messageTemplates', 'preview', body],
    queryFn: () => api.messageTemplates.preview({ body }),
    enabled: checkMessageText(event, channel, words).ok,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className={`grid shrinks gap8 ${styles.preview}`} aria-label={t('preview')} aria-live="polite">
      <h2 className="flat normal strong">{t('preview')}</h2>
      {!isCrewNews(event) && !isAgencyNews(event) && !isWaitingNews(event) && (
        <NumberBox
          label={t('order')}
          help={t('orderHelp')}
          value={number}
          onChange={setNumber}
          of="whole"
          error={error ? ofError(error) : undefined}
        />
      )}
      {data && (
        <>
          <p className="quiet">
            {data.about === null
              ? t('ofNothing')
              : isCrewNews(event)
                ? t('ofUnit', { name: data.about })
                : t('ofOrder', { number: data.about })}
            {channel === 'sms' &&
              ` · ${t('letters', { count: data.length })} · ${t('parts', { count: data.smsParts })}`}
          </p>
          <div lang={language} dir={directionOf(language)} className={`grid gap12 ${messageStyles.message}`}>
            {data.subject && <p className="strong">{data.subject}</p>}
            <div className={messageStyles.text}>{data.text}</div>
          </div>
        </>
      )}
    </section>
  )
}
