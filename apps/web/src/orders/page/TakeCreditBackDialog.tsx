import { useQueryClient } from '@tanstack/react-query'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { api } from '../../app/api.ts'
import { ReasonDialog } from '../../app/ReasonDialog.tsx'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { creditMessages } from './creditMessages.ts'

interface TakeCreditBackDialogProps {
  credit: Credit
  opened: boolean
  onClose: () => void
}

/** Asks why a store credit becomes a refund again, and turns it back. */
export function TakeCreditBackDialog({ credit, ...dialog }: TakeCreditBackDialogProps) {
  const t = useText(creditMessages)
  const client = useQueryClient()
  const { _id: id, code, amount, rest, currency, updatedAt } = credit
  return (
    <ReasonDialog
      {...dialog}
      title={t('takeBackOf', { code })}
      action={t('takeBack')}
      draft={`take back credit ${id}`}
      help={
        <>
          <p>{t('takeBackHelp', { rest: money(rest, currency) })}</p>
          {rest < amount && <p>{t('spentStays', { spent: money(amount - rest, currency) })}</p>}
        </>
      }
      send={({ reason }) => api.credits.takeBack({ params: { id }, body: { reason, rest, updatedAt } })}
      success={t('takenBack')}
      failure={t('notTakenBack')}
      reload={() => {
        for (const key of ['credits', 'orders', 'payments', 'editLogs'] as const)
          void client.invalidateQueries({ queryKey: [key] })
      }}
    />
  )
}
