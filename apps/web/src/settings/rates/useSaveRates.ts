import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { RateSettings } from '@tourdesk/contract/pricing/rates'
import { api, queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useAction } from '../../kit/useAction.ts'
import { ratesMessages } from './messages.ts'
import type { RatesValues } from './ratesFields.ts'

export const ratesQuery = queries.rates.settings()

interface Options {
  updatedAt: string
  onSaved: (saved: RateSettings) => void
  /** Returns true if the error was shown in the form; `reload` loads what a colleague saved. */
  onRefused: (error: unknown, reload: () => void) => boolean
}

/** Saves the rates; asks first if one of them jumps. */
export function useSaveRates({ updatedAt, onSaved, onRefused }: Options) {
  const t = useText(ratesMessages)
  const { ofError } = useProblemTexts()
  const client = useQueryClient()
  const put = (values: RatesValues, isConfirmed: boolean) =>
    api.rates.change({ body: { ...values, isConfirmed, updatedAt } })
  return useAction(
    async (values: RatesValues) => {
      try {
        return await put(values, false)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'rate_jump') throw error
        const question = t('jumpQuestion', { reason: ofError(error) })
        if (!(await confirm(question, { action: t('saveAnyway') }))) throw error
        return put(values, true)
      }
    },
    {
      success: t('saved'),
      onSuccess: (saved) => {
        client.setQueryData(ratesQuery.queryKey, saved)
        void client.invalidateQueries({ queryKey: ['currency'] })
        onSaved(saved)
      },
      onFailure: (error) =>
        onRefused(error, () => void client.invalidateQueries({ queryKey: ratesQuery.queryKey })),
    },
  )
}
