import type { CancellationTier } from '@tourdesk/domain/payments/cancellationPolicy'
import { percent as percentOf } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { cancellationMessages } from './messages.ts'

/** A step in words: "50%: until 7 days before, 19:00". */
export function useTierText(): (tier: CancellationTier) => string {
  const t = useText(cancellationMessages)
  return ({ daysBefore, time, percent }) => {
    const words = { percent: ltr(percentOf(percent / 100)), time: ltr(time) }
    return daysBefore === 0 ? t('untilDay', words) : t('untilDays', { ...words, count: daysBefore })
  }
}
