import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CustomerOrder } from '@tourdesk/contract/orders/checkout'
import { useId, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import styles from './CustomerPage.module.css'
import { customerMessages } from './customerMessages.ts'
import type { OpenedLink } from './openLink.ts'
import { usePayByCredit } from './useCustomerOrder.ts'

interface PayByCreditProps {
  order: CustomerOrder
  link: OpenedLink
}

/** A field for the code of a store credit. */
export function PayByCredit({ order: { money }, link }: PayByCreditProps) {
  const t = useText(customerMessages)
  const id = useId()
  const [code, setCode] = useState('')
  const { mutate, isPending, isSuccess, error } = usePayByCredit(link)
  if (!money) return null
  const pay = (typed: string) => mutate(typed, { onSuccess: () => setCode('') })
  return (
    <div className="notPrinted">
      <p role="status">{isSuccess && t('paidByCredit')}</p>
      {money.open > 0 && (
        <details className={styles.more}>
          <summary>{t('haveCredit')}</summary>
          <form
            onSubmit={(submitted) => {
              submitted.preventDefault()
              const typed = code.trim()
              if (typed !== '' && !isPending) pay(typed)
            }}
          >
            <label htmlFor={id}>{t('creditCode')}</label>
            <input
              id={id}
              dir="ltr"
              className={styles.input}
              value={code}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              aria-invalid={error !== null}
              aria-describedby={`${id}-help`}
              onChange={(changed) => setCode(changed.target.value)}
            />
            <p
              id={`${id}-help`}
              className={error ? styles.wrong : 'quiet'}
              role={error ? 'alert' : undefined}
            >
              {t(error ? reasonOf(error) : 'creditPays')}
            </p>
            <button type="submit" className={styles.quietButton} disabled={isPending}>
              {t(isPending ? 'paying' : 'payByCredit')}
            </button>
          </form>
        </details>
      )}
    </div>
  )
}

const reasons = {
  credit_invalid: 'credit_invalid',
  credit_expired: 'credit_expired',
  credit_used_up: 'credit_used_up',
  credit_taken_back: 'credit_invalid',
  amount_over_total: 'nothingOpen',
  too_many_attempts: 'often',
} as const

/** The message for a code that didn't pay. */
function reasonOf(error: Error) {
  const known: Partial<Record<string, (typeof reasons)[keyof typeof reasons]>> = reasons
  return (error instanceof Problem && known[error.code]) || 'wrong'
}
