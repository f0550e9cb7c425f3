import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SupplierRequest } from '@tourdesk/contract/messages/supplierRequests'
import type { Locale } from '@tourdesk/contract/words'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { ChoiceField, TextAreaField, TextField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { MessageAddress } from '../../messages/MessageAddress.tsx'
import { MessageText } from '../../messages/MessageText.tsx'
import { messagesHref } from '../../messages/messagesHref.ts'
import { useReloadMessages } from '../../messages/useReloadMessages.ts'
import { manifestMessages } from '../manifest/messages.ts'
import { supplierMessages } from './supplierMessages.ts'
import styles from './suppliers.module.css'

const askSchema = z.object({
  language: z.enum(['en', 'he']),
  contact: z.string().max(200),
  remarks: z.string().max(2000),
})

type AskValues = z.output<typeof askSchema>

interface AskSupplierDialogProps {
  opened: boolean
  onClose: () => void
  unit: string
  request: SupplierRequest
}

/** Asks the supplier of a vehicle: contact and remarks, with a look at what they get. */
export function AskSupplierDialog({ opened, onClose, unit, request }: AskSupplierDialogProps) {
  const t = useText(supplierMessages)
  return (
    <Dialog opened={opened} onClose={onClose} size="large" title={t('ask')}>
      <AskForm unit={unit} request={request} onClose={onClose} />
    </Dialog>
  )
}

function AskForm({ unit, request, onClose }: Omit<AskSupplierDialogProps, 'opened'>) {
  const t = useText(supplierMessages)
  const sheets = useText(manifestMessages)
  const words = useText(common)
  const { firstName, lastName } = useSession()
  const form = useSchemaForm<AskValues, AskValues>(askSchema, {
    defaultValues: {
      language: request.language,
      contact: request.contact || `${firstName} ${lastName}`.trim(),
      remarks: request.remarks,
    },
  })
  const send = useAsk(unit, onClose)
  return (
    <Form form={form} draft={`supplier ${unit}`} onSubmit={send.run}>
      <div className={styles.panel}>
        <ChoiceField
          control={form.control}
          name="language"
          label={t('language')}
          options={[
            { value: 'he' as Locale, label: sheets('hebrew') },
            { value: 'en' as Locale, label: sheets('english') },
          ]}
        />
        <TextField control={form.control} name="contact" label={t('contact')} />
        <TextAreaField control={form.control} name="remarks" label={t('remarks')} rows={2} />
        <Letter unit={unit} control={form.control} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton>{t('send')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** The request as the supplier gets it. */
function Letter({
  unit,
  control,
}: {
  unit: string
  control: ReturnType<typeof useSchemaForm<AskValues, AskValues>>['control']
}) {
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
    <section aria-label={t('preview')} className={styles.panel}>
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

function useAsk(unit: string, onDone: () => void) {
  const t = useText(supplierMessages)
  const client = useQueryClient()
  const reload = useReloadMessages()
  const open = useOpen()
  const clientKey = useRef(crypto.randomUUID())
  return useAction(
    (body: AskValues) =>
      api.supplierRequests.ask({ params: { id: unit }, body: { ...body, clientKey: clientKey.current } }),
    {
      failure: t('notSent'),
      onSuccess: ({ byHand }) => {
        clientKey.current = crypto.randomUUID()
        reload()
        void client.invalidateQueries()
        if (byHand)
          toast.offer(t('waiting'), t('openHand'), () => open(messagesHref({ status: ['by_hand'] })))
        else toast.success(t('sent'))
        onDone()
      },
    },
  )
}
