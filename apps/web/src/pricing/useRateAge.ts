import type { ExchangeRate } from '@tourdesk/contract/pricing/rates'
import { dayIn, daysBetween } from '@tourdesk/domain/calendar'
import { useSession } from '../app/session.ts'
import { formDay, relativeDay } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { rateMessages } from './rateMessages.ts'

/** An exchange rate's source and age, in words. */
export function useRateAge(): (rate: ExchangeRate) => string {
  const t = useText(rateMessages)
  const { today } = useSession()
  const { language } = useLanguage()
  return ({ source, updatedAt, validOn }) => {
    if (source === 'first') return t('first')
    const day = validOn ?? dayIn(new Date(updatedAt))
    const when =
      relativeDay(day, today, language) ?? t('on', { day: formDay(day), count: daysBetween(day, today) })
    return t(source, { when })
  }
}
