import type { DepartureGap } from '@tourdesk/domain/dispatch/departureGaps'
import { useText } from '../../i18n/useText.ts'
import { useGapText } from '../gapText.ts'
import { messages } from '../messages.ts'
import { dayMessages } from './messages.ts'

/** What a departure lacks, in words. */
export function useDepartureGapText(): (gap: DepartureGap) => string {
  const t = useText(dayMessages)
  const shared = useText(messages)
  const gapText = useGapText()
  return (gap) => {
    switch (gap.kind) {
      case 'unit':
        return gapText(gap.gap)
      case 'split_changed':
        return shared('split_changed', { order: gap.order })
      case 'unpriced':
        return t('unpriced', { count: gap.orders })
      case 'unassigned':
        return t('unassigned', {
          count: gap.people,
          people: t('persons', { count: gap.people }),
          ofOrders: t('ofOrders', { count: gap.orders }),
        })
    }
  }
}
