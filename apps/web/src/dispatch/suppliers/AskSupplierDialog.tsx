import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { SupplierAsk, type SupplierRequest } from '@tourdesk/contract/messages/supplierRequests'
import type { Locale } from '@tourdesk/words/vocabulary'
import { type Control, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useSession } from '../../app/session.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { documentLanguageLabels } from '../../i18n/vocabulary/fleet.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { ChoiceField, TextAreaField, TextField } from '../../kit/form/formFields.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { MessageAddress } from '../../messages/MessageAddress.tsx'
import { MessageText } from '../../messages/MessageText.tsx'
import { messagesHref } from '../../messages/messagesHref.ts'
import { useReloadMessages } from '../../messages/useReloadMessages.ts'
import { supplierMessages } from './supplierMessages.ts'
import styles from './suppliers.module.css'

const AskSchema = SupplierAsk.required({ language: true })

interface AskSupplierDialogProps {
  opened: boolean
  onClose: () => void
  unit: string
  request: SupplierRequest
}

/** Asks the supplier of a vehicle: contact and remarks, with a look at what they get. */
export function AskSupplierDialog({ unit, request, ...dialog }: AskSupplierDialogProps) {
  const t = useText(supplierMessages)
  const nameOfLanguage = useLabel(documentLanguageLabels)
  const { firstName, lastName } = useSession()
  const client = useQueryClient()
  const reload = useReloadMessages()
  const open = useOpen()
  return (
    <FormDialog
      {...dialog}
      size="large"
      title={t('ask')}
      submitLabel={t('send')}
      schema={AskSchema}
      defaultValues={{
        language: request.language,
        contact: request.contact || `${firstName} ${lastName}`.trim(),
        remarks: request.remarks,
      }}
      draft={`supplier ${unit}`}
      onSubmit={(body, keyOf) =>
        api.supplierRequests.ask({ params: { id: unit }, body: { ...body, clientKey: keyOf({ unit }) } })
      }
      failure={t('notSent')}
      onSuccess={({ byHand }) => {
        reload()
        void client.invalidateQueries()
        if (byHand)
          toast.offer(t('waiting'), t('openHand'), () => open(messagesHref({ status: ['by_hand'] })))
        else toast.success(t('sent'))
      }}
    >
      {({ control }) => (
        <div className={`grid gap10 ${styles.panel}`}>
          <ChoiceField
            control={control}
            name="language"
            label={t('language')}
            options={[
              { value: 'he' as Locale, label: nameOfLanguage('he') },
              { value: 'en' as Locale, label: nameOfLanguage('en') },
            ]}
          />
          <TextField control={control} name="contact" label={t('contact')} />
          <TextAreaField control={control} name="remarks" label={t('remarks')} rows={2} />
          <Letter unit={unit} control={control} />
        </div>
      )}
    </FormDialog>
  )
}

interface LetterProps {
  unit: string
  control: Control<z.input<typeof AskSchema>, unknown, SupplierAsk>
}

/** The request as the supplier gets it. */
function Letter({ unit, control }: LetterProps) {
  const t = useText(supplierMessages)
  const { ofError } = useProblemTexts()
  const [language, contact, remarks] = useWatch({ control, name: ['language', 'contact', 'remarks'] })
  const body = { language, contact, remarks }
  const { data, error, refetch } = useQuery({
    queryKey: ['supplierRequests', 'preview', unit, body],
    queryFn: () => api.supplierRequests.preview({ params: { id: unit }, body }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (error && !data) return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  if (!data) return null
  const { channel, address, byHand, subject, text } = data
  return (
    <section aria-label={t('preview')} className={`grid gap10 ${styles.panel}`}>
      {channel === null ? (
        <p role="status">{t('unreachable')}</p>
      ) : (
        <p className="quiet">
          <MessageAddress channel={channel} address={address} /> {t(byHand ? 'byHand' : 'attached')}
        </p>
      )}
      <MessageText channel={channel} subject={subject} text={text} language={language} />
    </section>
  )
}
