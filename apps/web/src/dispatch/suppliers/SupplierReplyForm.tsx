import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { SupplierRequest } from '@tourdesk/contract/messages/supplierRequests'
import { type SupplierReply, supplierReplies } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { useText } from '../../i18n/useText.ts'
import { useAction } from '../../kit/useAction.ts'
import { supplierMessages } from './supplierMessages.ts'
import styles from './suppliers.module.css'

/** Records a supplier's reply, for example after a phone call. */
export function SupplierReplyForm({ unit, request }: { unit: string; request: SupplierRequest }) {
  const t = useText(supplierMessages)
  const client = useQueryClient()
  const offerUndo = useOfferUndo()
  const [note, setNote] = useState(request.note)
  const reload = () => void client.invalidateQueries()
  const enter = useAction(
    (reply: SupplierReply) =>
      api.supplierRequests.reply({ params: { id: unit }, body: { reply, note, seen: request.state } }),
    {
      failure: t('notEntered'),
      onSuccess: ({ undo }) => {
        reload()
        offerUndo(t('entered'), unit, { undo })
      },
      onFailure: () => {
        reload()
        return false
      },
    },
  )
  return (
    <div className={`grid gap10 ${styles.panel}`}>
      <Textarea
        label={t('note')}
        value={note}
        maxLength={2000}
        autosize
        minRows={1}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="flex wrap gap8">
        {supplierReplies.map((reply) => (
          <Button
            key={reply}
            variant="default"
            loading={enter.busy}
            disabled={request.state === reply && request.note === note}
            onClick={() => void enter.run(reply)}
          >
            {t(reply)}
          </Button>
        ))}
      </div>
    </div>
  )
}
