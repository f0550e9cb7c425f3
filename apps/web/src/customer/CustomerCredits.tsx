import type { CustomerOrder } from '@tourdesk/contract/orders/checkout'
import { checkoutDay, money } from '../i18n/format.ts'
import { ltr } from '../i18n/isolate.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { Code } from '../kit/Isolated.tsx'
import styles from './CustomerPage.module.css'
import { customerMessages } from './customerMessages.ts'

/** The store credit that the customer got for the order: code, what's left and expiry. */
export function CustomerCredits({ order: { credits } }: { order: CustomerOrder }) {
  const t = useText(customerMessages)
  const { language } = useLanguage()
  if (credits.length === 0) return null
  return (
    <section className={styles.panel}>
      <h2>{t('credit')}</h2>
      {credits.map(({ code, rest, currency, validUntil, state }) => (
        <div key={code}>
          <p className={styles.number}>
            {t('creditCode')} <Code>{code}</Code>
          </p>
          <p>
            {state === 'used_up' || state === 'taken_back'
              ? t(state === 'used_up' ? 'creditUsed' : 'creditTakenBack')
              : t(state === 'expired' ? 'creditExpired' : 'creditLeft', {
                  amount: ltr(money(rest, currency)),
                  day: checkoutDay(validUntil, language),
                })}
          </p>
        </div>
      ))}
      {credits.some(({ state }) => state === 'open') && <p className="quiet">{t('creditHelp')}</p>}
    </section>
  )
}
