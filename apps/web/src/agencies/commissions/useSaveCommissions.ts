import { useQueryClient } from '@tanstack/react-query'
import type { Commissions } from '@tourdesk/contract/agencies/commissions'
import { api, queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { useAction } from '../../kit/useAction.ts'
import { commissionMessages } from './commissionMessages.ts'

interface Options {
  onSaved: () => void
  /** Returns true if the error was shown at a field. */
  onRefused: (error: unknown) => boolean
}

/** Saves all of an agency's rates at once; the toast is the same for the general rate and a tour's. */
export function useSaveCommissions({ onSaved, onRefused }: Options) {
  const t = useText(commissionMessages)
  const client = useQueryClient()
  return useAction(
    (rates: Commissions) => api.commissions.change({ params: { id: rates._id }, body: rates }),
    {
      success: t('updated'),
      onSuccess: (saved) => {
        const { queryKey } = commissionsOf(saved._id)
        client.setQueryData(queryKey, saved)
        void client.invalidateQueries({ queryKey: ['agencies'] })
        onSaved()
      },
      onFailure: (error) => {
        void client.invalidateQueries({ queryKey: ['commissions'] })
        return onRefused(error)
      },
    },
  )
}

/** The rates of an agency. */
export function commissionsOf(id: string) {
  return queries.commissions.get({ params: { id }, query: { type: 'commission' } })
}
