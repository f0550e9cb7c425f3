import type { Statement } from '@tourdesk/contract/statements/statement'
import type { ReactNode } from 'react'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { day, dayRange } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { statementBasisLabels } from '../i18n/vocabulary/agencies.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { Code, Money, Name } from '../kit/Isolated.tsx'
import styles from '../orders/page/order.module.css'
import { statementMessages } from './statementMessages.ts'
import { statementPageMessages } from './statementPageMessages.ts'

/** Whom a statement is for, when it's due, and what it adds up to. */
export function StatementFigures({ statement }: { statement: Statement }) {
  const t = useText(statementPageMessages)
  const words = useText(statementMessages)
  const basis = useLabel(statementBasisLabels)
  const isOwn = !isOffice(useSession())
  const { account, currency, dueOn, total, gross, commission, paid, open, state, voidReason } = statement
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  const figures: [name: string, value: ReactNode][] = [
    ...(isOwn
      ? []
      : [
          [
            words('agency'),
            <AppLink key="agency" href={`/agency_account/${account._id}`}>
              <Name>{account.name}</Name>
            </AppLink>,
          ] satisfies [string, ReactNode],
        ]),
    [words('period'), <Code key="period">{dayRange(statement.from, statement.to)}</Code>],
    ...(isOwn ? [] : ([[words('basis'), basis(statement.basis)]] satisfies [string, ReactNode][])),
    ...(dueOn === null
      ? []
      : ([[words('dueOn'), <Code key="due">{day(dueOn)}</Code>]] satisfies [string, ReactNode][])),
    [t('gross'), money(gross)],
    [t('commission'), money(commission)],
    total <= 0 ? [t(isOwn ? 'weOweYou' : 'weOwe'), money(-total)] : [t('toPay'), money(total)],
  ]
  if (state !== 'draft' && state !== 'void')
    figures.push([t('paid'), money(paid)], [words('open'), money(open)])
  if (voidReason) figures.push([t('voidReason'), <Name key="reason">{voidReason}</Name>])
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
