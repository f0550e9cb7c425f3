import type { PaymentPolicy } from '@tourdesk/contract/payments/paymentPolicies'
import { money, rate } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { policyMessages } from './messages.ts'

type Asked = Pick<PaymentPolicy, 'deposit' | 'percent' | 'amount' | 'daysBefore'>

/** A sentence that says what a policy asks for. */
export function usePolicyText(): (policy: Asked) => string {
  const t = useText(policyMessages)
  return ({ percent, amount, daysBefore }) => {
    if (daysBefore === null) return t('allNow')
    const deposit = ltr(percent === null ? money(amount ?? 0) : rate(percent))
    return daysBefore === 0 ? t('onTheDay', { deposit }) : t('percentNow', { deposit, count: daysBefore })
  }
}
