import { useQueryClient } from '@tanstack/react-query'
import type { UsedKind } from '@tourdesk/contract/pricing/pricing'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { usageMessages } from './usageMessages.ts'

/**
 * An addition to a delete question: how many orders use the record, and what happens to them. Empty if there
 * are none or the number can't be loaded, which doesn't prevent deleting.
 */
export function useUsageText(): (of: UsedKind, id: string) => Promise<string> {
  const t = useText(usageMessages)
  const client = useQueryClient()
  return async (of, id) => {
    const asked = { ...queries.pricing.usage({ query: { of, id } }), staleTime: 0 }
    const usage = await client.fetchQuery(asked).catch(() => null)
    if (!usage || usage.orders === 0) return ''
    const orders = t(`${of}_orders`, { count: usage.orders })
    const upcoming = usage.upcoming > 0 ? t('upcoming', { count: usage.upcoming }) : t('noneUpcoming')
    return `${orders} ${upcoming} ${t(`${of}_kept`)}`
  }
}
