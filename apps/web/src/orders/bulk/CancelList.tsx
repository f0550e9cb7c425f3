import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PreviewedCancel } from '@tourdesk/contract/orders/bulk'
import type { CancelPreview } from '@tourdesk/contract/orders/cancelShapes'
import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import { Code, Money, Name } from '../../kit/Isolated.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import type { BulkFormProps } from './BulkFormProps.ts'
import { BulkOutcome, Refusals } from './BulkOutcome.tsx'
import styles from './bulk.module.css'
import { bulkMessages } from './bulkMessages.ts'
import { useBulkRun } from './useBulkRun.ts'

interface Ready extends PreviewedCancel {
  preview: CancelPreview
  updatedAt: string
}

/** Previews what canceling the rows does to each order's money, and which can't be canceled. */
export function CancelList({ rows, onClose, onChanged }: BulkFormProps) {
  const t = useText(bulkMessages)
  const { ofError } = useProblemTexts()
  const [clientKey] = useState(() => crypto.randomUUID())
  const offerUndo = useOfferUndo()
  const entries = rows.map(({ _id }) => _id)
  const answer = useQuery({
    queryKey: ['bulk', 'previewCancel', entries],
    queryFn: ({ signal }) => api.bulk.previewCancel({ body: { entries } }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const run = useBulkRun<Ready>(
    async (some) => {
      const orders = some.map(({ orderId, entries: tours, updatedAt, preview }) => ({
        orderId,
        entries: tours,
        updatedAt,
        hash: preview.hash,
      }))
      return (await api.bulk.cancel({ body: { clientKey, orders } })).data
    },
    (done) => {
      onChanged()
      offerUndo(t('done', { count: done.length }), done.map(({ orderId }) => orderId).join(' '), ...done)
    },
  )
  const previews = answer.data?.data ?? []
  const ready = previews.filter(isReady)
  const refused = previews.filter(({ code }) => code !== null)
  if (run.state) return <BulkOutcome run={run} rows={rows} onClose={onClose} />
  return (
    <>
      <p>{t('cancelHelp')}</p>
      {answer.isError && <FormProblem text={ofError(answer.error)} />}
      {ready.length > 0 && <Costs ready={ready} rows={rows} />}
      {refused.length > 0 && (
        <>
          <p>{ready.length > 0 ? t('cannot') : t('none')}</p>
          <Refusals refused={refused} rows={rows} />
        </>
      )}
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('keep')}
        </Button>
        <Button
          color="red"
          loading={answer.isPending}
          disabled={ready.length === 0}
          onClick={() => run.run(ready)}
        >
          {t('cancelNow', { count: ready.length })}
        </Button>
      </DialogActions>
    </>
  )
}

function isReady(one: PreviewedCancel): one is Ready {
  return one.preview !== null && one.updatedAt !== null
}

function Costs({ ready, rows }: { ready: readonly Ready[]; rows: readonly OperationsRow[] }) {
  const t = useText(bulkMessages)
  const shown = new Map(rows.map((row) => [row.orderId, row]))
  return (
    <div className={styles.scroll}>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{t('order')}</th>
            <th scope="col">{t('cancel')}</th>
            <th scope="col">{t('refund')}</th>
            <th scope="col">{t('fee')}</th>
          </tr>
        </thead>
        <tbody>
          {ready.map(({ orderId, entries, preview: { refund, writeOff, lines, currency } }) => (
            <tr key={orderId}>
              <td>
                <Code>{shown.get(orderId)?.orderNumber ?? ''}</Code>{' '}
                <Name>{shown.get(orderId)?.customer ?? ''}</Name>
              </td>
              <td>{entries ? t('tours', { count: entries.length }) : t('whole')}</td>
              <td>
                <Money amount={refund} currency={currency} />
              </td>
              <td>
                <Money
                  amount={Math.max(0, lines.reduce((sum, { fee }) => sum + fee, 0) - writeOff)}
                  currency={currency}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
