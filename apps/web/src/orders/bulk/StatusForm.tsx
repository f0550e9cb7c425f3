import { Button } from '@mantine/core'
import { bulkStatuses } from '@tourdesk/domain/orders/bulkStatuses'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { entryStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import type { BulkFormProps } from './BulkFormProps.ts'
import { BulkOutcome } from './BulkOutcome.tsx'
import { bulkMessages } from './bulkMessages.ts'
import { useBulkRun } from './useBulkRun.ts'

/** Sets one status for the tours of the rows. */
export function StatusForm({ rows, onClose, onChanged }: BulkFormProps) {
  const t = useText(bulkMessages)
  const [status, setStatus] = useState<(typeof bulkStatuses)[number]>('CONFIRMED')
  const options = useOptions(bulkStatuses, entryStatusLabels)
  const offerUndo = useOfferUndo()
  const tours = Map.groupBy(rows, ({ orderId }) => orderId)
  const run = useBulkRun<string>(
    async (orders) => {
      const entries = orders.flatMap((orderId) => tours.get(orderId)?.map(({ _id }) => _id) ?? [])
      return (await api.bulk.mark({ body: { status, entries } })).data
    },
    (done) => {
      onChanged()
      offerUndo(t('done', { count: done.length }), done.map(({ orderId }) => orderId).join(' '), ...done)
    },
  )
  if (run.state) return <BulkOutcome run={run} rows={rows} onClose={onClose} />
  return (
    <>
      <Choice
        label={t('newStatus')}
        options={options}
        value={status}
        onChange={(chosen) => chosen && setStatus(chosen)}
      />
      <DialogActions>
        <Button onClick={() => run.run([...tours.keys()])}>{t('apply')}</Button>
      </DialogActions>
    </>
  )
}
