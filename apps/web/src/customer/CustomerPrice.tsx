import type { CustomerOrder } from '@tourdesk/contract/orders/checkout'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { Code, Copyable, Money, Name } from '../kit/Isolated.tsx'
import styles from './CustomerPage.module.css'
import { customerBill } from './customerBill.ts'
import { customerMessages } from './customerMessages.ts'

interface CustomerPriceProps {
  order: CustomerOrder
  currency: Currency
  onCurrency: (currency: Currency) => void
}

/** The price line by line, in a currency that the customer chooses for reading. */
export function CustomerPrice({ order, currency, onCurrency }: CustomerPriceProps) {
  const t = useText(customerMessages)
  const { language } = useLanguage()
  const { rows, discounts, agreed, fees, total } = customerBill(order, currency, language)
  if (total === null) {
    return (
      <section className={styles.panel}>
        <h2>{t('price')}</h2>
        <p>{t('tbd')}</p>
      </section>
    )
  }
  return (
    <section className={styles.panel}>
      <h2>{t('price')}</h2>
      <fieldset className={`${styles.currencies} notPrinted`}>
        <legend>{t('readIn')}</legend>
        {currencies.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="currency"
              checked={each === currency}
              onChange={() => onCurrency(each)}
            />
            <Code>{each}</Code>
          </label>
        ))}
      </fieldset>
      {rows.map((lines, tour) => (
        <div key={order.tours[tour]?._id} className={styles.tourPrice}>
          <h3>
            <Name>{order.tours[tour]?.tour.name}</Name>
          </h3>
          <dl className={styles.amounts}>
            {lines.map(({ id, text, amount }) => (
              <Line key={id} name={text}>
                <Money amount={amount} currency={currency} />
              </Line>
            ))}
          </dl>
        </div>
      ))}
      <dl className={styles.amounts}>
        {discounts && (
          <>
            <Line name={t('beforeDiscounts')}>
              <Money amount={discounts.before} currency={currency} />
            </Line>
            <Line name={t('discounts')}>
              <Money amount={discounts.off} currency={currency} />
            </Line>
          </>
        )}
        {agreed !== null && (
          <Line name={t('agreed')}>
            <Money amount={agreed} currency={currency} />
          </Line>
        )}
        {fees.map(({ id, text, amount }) => (
          <Line key={id} name={text}>
            <Money amount={amount} currency={currency} />
          </Line>
        ))}
        <div data-main>
          <dt>{t(order.isAgreed && agreed === null ? 'agreed' : 'total')}</dt>
          <dd>
            <Money amount={total} currency={currency} />
          </dd>
        </div>
      </dl>
      {currency !== order.currency && (
        <p className="quiet">{t('readingOnly', { currency: order.currency })}</p>
      )}
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Copyable>{name}</Copyable>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
