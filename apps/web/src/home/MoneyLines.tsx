import type { MoneyLine } from '@tourdesk/contract/home/home'
import type { Day } from '@tourdesk/domain/calendar'
import type { MoneyKind } from '@tourdesk/domain/home/vocabulary'
import { number } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Code, Money } from '../kit/Isolated.tsx'
import { HomeLine } from './HomeLine.tsx'
import styles from './home.module.css'
import { moneyHref } from './homeLinks.ts'
import { homeMessages } from './messages.ts'

interface MoneyLinesProps {
  lines: MoneyLine[]
  today: Day
  inOffice: boolean
}

const names = {
  overdue: 'overdue',
  due_today: 'dueToday',
  open: 'open',
  refund_to_do: 'toGiveBack',
  refund_refused: 'cardRefused',
  crew_cash: 'crewCash',
  ledger_mismatch: 'differences',
  line_questions: 'lineQuestions',
} as const satisfies Record<MoneyKind, string>

const urgent: readonly MoneyKind[] = ['overdue', 'refund_refused', 'ledger_mismatch']

/** What's owed, overdue or needs checking, with a line per currency. */
export function MoneyLines({ lines, today, inOffice }: MoneyLinesProps) {
  const t = useText(homeMessages)
  if (lines.length === 0) return <p className={styles.nothing}>{t(inOffice ? 'noMoney' : 'noOpen')}</p>
  return (
    <ul className={`plainList ${styles.lines}`}>
      {lines.map(({ kind, count, amount, currency }) => (
        <HomeLine
          key={kind + currency}
          href={moneyHref(kind, currency, today, inOffice)}
          isUrgent={urgent.includes(kind)}
          {...(currency && { count: t(inOffice ? 'payments' : 'orders', { count }) })}
          sum={
            amount !== null && currency ? (
              <Money amount={amount} currency={currency} />
            ) : (
              <Code>{number(count)}</Code>
            )
          }
        >
          {t(names[kind])}
        </HomeLine>
      ))}
    </ul>
  )
}
