import { useQueryClient } from '@tanstack/react-query'
import type { CashHandover } from '@tourdesk/contract/payments/crewCash'
import { api } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { crewCashMessages } from './crewCashMessages.ts'

/**
 * Records a handover, and what its dialogs share. After a refusal the list is loaded again, and the form goes on with
 * what the person still holds.
 */
export function useHandOver() {
  const t = useText(crewCashMessages)
  const client = useQueryClient()
  return {
    handOver: (body: Omit<CashHandover, 'clientKey'>, keyOf: (body: object) => string) =>
      api.crewCash.handOver({ body: { ...body, clientKey: keyOf(body) } }),
    outcome: {
      success: t('handedOver'),
      failure: t('notHandedOver'),
      reload: () => {
        void client.invalidateQueries({ queryKey: ['crewCash'] })
        void client.invalidateQueries({ queryKey: ['orders', 'ledger'] })
        void client.invalidateQueries({ queryKey: ['editLogs'] })
      },
    },
  }
}
