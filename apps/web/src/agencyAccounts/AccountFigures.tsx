import type { AgencyAccount } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import type { Day } from '@tourdesk/domain/calendar'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { formDay } from '../i18n/format.ts'
import { ltr } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { Code, Copyable, Money } from '../kit/Isolated.tsx'
import styles from '../orders/page/order.module.css'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'

interface AccountFiguresProps {
  account: AgencyAccount
  /** By currency, at the end of the day or now. */
  balances: readonly { currency: Currency; amount: number }[]
  endDate: Day | undefined
}

/** What an agency owes in each currency, and how much of its limit that is. */
export function AccountFigures({ account, balances, endDate }: AccountFiguresProps) {
  const t = useText(agencyAccountsMessages)
  const isOwn = !isOffice(useSession())
  const { limit, left, percent, isPrepaid } = account
  return (
    <dl className={styles.figures} title={t(isOwn ? 'ownBalanceHelp' : 'balanceHelp')}>
      <div>
        <dt>
          <Copyable>{endDate ? t('balanceOn', { day: ltr(formDay(endDate)) }) : t('balance')}</Copyable>
        </dt>
        <dd className="flex wrap gap4 across12">
          {balances.map(({ currency, amount }) => (
            <Money key={currency} amount={amount} currency={currency} />
          ))}
          {balances.length === 0 && <Money amount={0} />}
        </dd>
      </div>
      {isPrepaid && (
        <div>
          <dt>{t('limit')}</dt>
          <dd>{t('prepaid')}</dd>
        </div>
      )}
      {limit !== null && !isPrepaid && (
        <div>
          <dt>{t('limit')}</dt>
          <dd>
            <Money amount={limit} />
          </dd>
        </div>
      )}
      {percent !== null && (
        <div>
          <dt>{t('used')}</dt>
          <dd>
            <Code>{percent}%</Code>
          </dd>
        </div>
      )}
      {left !== null && (
        <div>
          <dt>{t('left')}</dt>
          <dd>
            <Money amount={left} />
          </dd>
        </div>
      )}
    </dl>
  )
}
