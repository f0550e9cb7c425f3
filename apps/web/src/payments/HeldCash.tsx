import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { CrewCash } from '@tourdesk/contract/payments/crewCash'
import { useId, useState } from 'react'
import { day, money } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { Code, Money, Name } from '../kit/Isolated.tsx'
import { Tag } from '../kit/Tag.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import styles from './crewCash.module.css'
import { crewCashMessages } from './crewCashMessages.ts'
import { HandOverAmountDialog } from './HandOverAmountDialog.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { sumOf } from './sumOf.ts'
import { useCashColumns } from './useCashColumns.tsx'

interface HeldCashProps {
  cash: CrewCash
}

/** What one person holds in one currency; it expands to the orders that the cash is from. */
export function HeldCash({ cash }: HeldCashProps) {
  const t = useText(crewCashMessages)
  const navigate = useNavigate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [handed, setHanded] = useState<{ payments: readonly string[]; isOpen: boolean } | null>(null)
  const [isAmountAsked, setAmountAsked] = useState(false)
  const { operator, currency, payments } = cash
  const chosen = payments.filter(({ _id }) => !left.has(_id))
  const choose = (payment: string, isChosen: boolean) =>
    setLeft((now) => new Set(isChosen ? [...now].filter((one) => one !== payment) : [...now, payment]))
  const columns = useCashColumns({ currency, isChosen: (payment) => !left.has(payment), choose })
  const [oldest] = payments
  const sum = money(sumOf(chosen), currency)
  return (
    <li className="frame">
      <div className={styles.head}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          className={styles.name}
          justify="flex-start"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          leftSection={<IconChevronDown size={16} stroke={1.6} className={styles.sign} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          <Name>{operator.name}</Name>
        </Button>
        {operator.isDeleted && <Tag>{t('deleted')}</Tag>}
        <strong className={styles.amount}>
          <Money amount={cash.amount} currency={currency} />
        </strong>
        {cash.held !== cash.amount && (
          <span className="quiet">{t('ofHeld', { held: ltr(money(cash.held, currency)) })}</span>
        )}
        <span className="quiet">{t('payments', { count: payments.length })}</span>
        {oldest && (
          <span className="quiet">
            {t('since')} <Code>{day(oldest.day)}</Code>
          </span>
        )}
        <Button
          size="compact-sm"
          variant="default"
          className="pushEnd"
          disabled={chosen.length === 0}
          aria-label={t('handOverOf', { name: named(operator.name), amount: ltr(sum) })}
          onClick={() => setHanded({ payments: chosen.map(({ _id }) => _id), isOpen: true })}
        >
          {chosen.length === payments.length ? t('handOver') : t('handOverPart', { amount: ltr(sum) })}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('handOverAmountOf', { name: named(operator.name), currency })}
          onClick={() => setAmountAsked(true)}
        >
          {t('handOverAmount')}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className={styles.orders}>
          <DataTable
            label={t('cashOf', { name: named(operator.name), currency })}
            columns={columns}
            rows={payments}
            rowKey={({ _id }) => _id}
            short
            hrefOf={({ orderId }) => `/order/${orderId}`}
            onOpen={({ orderId }) => void navigate({ to: '/order/$orderId', params: { orderId } })}
          />
        </div>
      )}
      <HandOverAmountDialog cash={cash} opened={isAmountAsked} onClose={() => setAmountAsked(false)} />
      <HandOverDialog
        cash={cash}
        payments={handed?.payments ?? []}
        opened={handed?.isOpen ?? false}
        onClose={() => setHanded(handed && { ...handed, isOpen: false })}
      />
    </li>
  )
}
