import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CashHandover } from '@tourdesk/contract/payments/crewCash'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { api } from '../app/api.ts'
import { placeIssues } from '../app/placeIssues.ts'
import { useText } from '../i18n/useText.ts'
import { fieldMessage } from '../kit/fieldMessage.ts'
import { useAction } from '../kit/useAction.ts'
import { useKey } from '../orders/page/useKey.ts'
import { crewCashMessages } from './crewCashMessages.ts'

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  /** Shows that the person holds less. */
  amountField?: Path<Values>
  onDone: () => void
}

/** Records a handover. After a refusal the list is loaded again, and the form goes on with what the person still holds. */
export function useHandOver<Values extends FieldValues>({ form, amountField, onDone }: Options<Values>) {
  const t = useText(crewCashMessages)
  const client = useQueryClient()
  const keyOf = useKey()
  const reload = () => {
    void client.invalidateQueries({ queryKey: ['crewCash'] })
    void client.invalidateQueries({ queryKey: ['orders', 'ledger'] })
    void client.invalidateQueries({ queryKey: ['editLogs'] })
  }
  return useAction(
    (body: Omit<CashHandover, 'clientKey'>) =>
      api.crewCash.handOver({ body: { ...body, clientKey: keyOf(body) } }),
    {
      success: t('handedOver'),
      failure: t('notHandedOver'),
      onSuccess: () => {
        onDone()
        reload()
      },
      onFailure: (error) => {
        reload()
        if (!amountField || !(error instanceof Problem) || error.code !== 'handover_over_held')
          return placeIssues(form, error)
        const message = fieldMessage(error.code, error.params)
        form.setError(amountField, { message }, { shouldFocus: true })
        return true
      },
    },
  )
}
