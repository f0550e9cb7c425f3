import type { CustomerOrder } from '@tourdesk/contract/orders/checkout'
import { checkoutDay, money as moneyText } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { Money } from '../kit/Isolated.tsx'
import styles from './CustomerPage.module.css'
import { customerMessages } from './customerMessages.ts'
import type { OpenedLink } from './openLink.ts'
import { PayByCredit } from './PayByCredit.tsx'

/** What was paid, and one amount left to pay. Its button is a form that opens the payment company's page. */
export function CustomerPayments({ order, link }: { order: CustomerOrder; link: OpenedLink }) {
  const t = useText(customerMessages)
  const { money, toPay, allToPay, currency, paysTo, total, isCanceled } = order
  if (paysTo !== null) {
    return isCanceled ? null : <p className={styles.panel}>{t('paysAgency', { agency: named(paysTo) })}</p>
  }
  if (!money) return null
  const isPaid = !isCanceled && total !== null && money.open === 0 && money.paid > 0
  return (
    <section className={styles.panel} aria-label={t('toPay')}>
      <dl className={styles.amounts}>
        {money.open > 0 && <Line name={t('toPay')} amount={money.open} currency={currency} isMain />}
        {money.paid > 0 && <Line name={t('paid')} amount={money.paid} currency={currency} />}
        {money.toRefund > 0 && <Line name={t('toRefund')} amount={money.toRefund} currency={currency} />}
      </dl>
      {isPaid && <p>{t('nothingOpen')}</p>}
      {toPay && <PayButton toPay={toPay} currency={currency} />}
      {allToPay && <PayButton toPay={allToPay} currency={currency} isAll />}
      {toPay?.pay && <p className="quiet notPrinted">{t('safe')}</p>}
      {toPay && !toPay.pay && <p>{t('noCards')}</p>}
      <PayByCredit order={order} link={link} />
    </section>
  )
}

interface PayButtonProps {
  toPay: NonNullable<CustomerOrder['toPay']>
  currency: CustomerOrder['currency']
  /** Everything, of which some is due later. */
  isAll?: boolean
}

function PayButton({ toPay: { pay, amount, dueOn }, currency, isAll = false }: PayButtonProps) {
  const t = useText(customerMessages)
  const { language } = useLanguage()
  if (!pay) return null
  const day = dueOn && checkoutDay(dueOn, language)
  return (
    <form method="post" action={`${pay}&lang=${language}&from=order`} className="notPrinted">
      {day && <p>{t(isAll ? 'restDueBy' : 'dueBy', { day })}</p>}
      <button type="submit" className={styles.button} data-second={isAll || undefined}>
        {t(isAll ? 'payAllByCard' : 'payByCard', { amount: ltr(moneyText(amount, currency)) })}
      </button>
    </form>
  )
}

interface LineProps {
  name: string
  amount: number
  currency: CustomerOrder['currency']
  isMain?: boolean
}

function Line({ name, amount, currency, isMain }: LineProps) {
  return (
    <div data-main={isMain || undefined}>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  )
}
