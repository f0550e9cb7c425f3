import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SupplierRequest } from '@tourdesk/contract/messages/supplierRequests'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { dateTime } from '../../i18n/format.ts'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { AskSupplierDialog } from './AskSupplierDialog.tsx'
import { SupplierReplyForm } from './SupplierReplyForm.tsx'
import { SupplierTag } from './SupplierTag.tsx'
import { supplierMessages } from './supplierMessages.ts'
import styles from './suppliers.module.css'

/** A supplier's vehicle: its request, the supplier's reply, and a way to ask them. */
export function SupplierPanel({ unit }: { unit: string }) {
  const t = useText(supplierMessages)
  const { ofError } = useProblemTexts()
  const mayAsk = useCan('messages.write')
  const mayReply = useCan('dispatch.write')
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery(queries.supplierRequests.get({ params: { id: unit } }))
  const knowsAll = data && (data.state === 'asked' || data.state === 'confirmed') && !data.isChanged
  return (
    <Panel title={t('title')} actions={data && <SupplierTag state={data.state} />}>
      <div className={`grid gap10 ${styles.panel}`}>
        {error && !data && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
        {data && <History request={data} />}
        {data?.isChanged && <p role="status">{t('changed')}</p>}
        {data && mayAsk && !knowsAll && (
          <Button variant={data.state === 'not_asked' ? 'filled' : 'default'} onClick={() => setAsking(true)}>
            {t(data.state === 'not_asked' ? 'ask' : 'again')}
          </Button>
        )}
        {data && mayReply && <SupplierReplyForm key={data.note} unit={unit} request={data} />}
      </div>
      {data && (
        <AskSupplierDialog opened={isAsking} onClose={() => setAsking(false)} unit={unit} request={data} />
      )}
    </Panel>
  )
}

function History({ request }: { request: SupplierRequest }) {
  const t = useText(supplierMessages)
  const { askedAt, askedBy, repliedAt, repliedBy, note } = request
  return (
    <>
      {askedAt && <p className="quiet">{t('askedBy', { time: dateTime(askedAt), name: named(askedBy) })}</p>}
      {repliedAt && (
        <p className="quiet">{t('repliedBy', { time: dateTime(repliedAt), name: named(repliedBy) })}</p>
      )}
      {note && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
    </>
  )
}
