import { Checkbox } from '@mantine/core'
import type { CrewCash } from '@tourdesk/contract/payments/crewCash'
import { useText } from '../i18n/useText.ts'
import { Code, LongText, Money } from '../kit/Isolated.tsx'
import { Tag } from '../kit/Tag.tsx'
import type { Column } from '../kit/table/column.ts'
import { column, dayColumn, nameColumn } from '../kit/table/columnKinds.tsx'
import { crewCashMessages } from './crewCashMessages.ts'
import { paymentsMessages } from './messages.ts'

interface Choosing {
  currency: CrewCash['currency']
  isChosen: (payment: string) => boolean
  choose: (payment: string, isChosen: boolean) => void
}

/** The columns of the payments whose cash someone holds, with a checkbox to hand it over. */
export function useCashColumns({
  currency,
  isChosen,
  choose,
}: Choosing): Column<CrewCash['payments'][number]>[] {
  const t = useText(crewCashMessages)
  const words = useText(paymentsMessages)
  return [
    {
      key: 'chosen',
      card: 'status',
      header: t('chosen'),
      width: 96,
      cell: ({ _id, orderNumber }) => (
        <Checkbox
          size="xs"
          aria-label={t('choose', { number: orderNumber })}
          checked={isChosen(_id)}
          onChange={(event) => choose(_id, event.currentTarget.checked)}
        />
      ),
    },
    {
      key: 'order',
      header: words('order'),
      opens: true,
      cell: ({ orderNumber, isCanceled }) => (
        <>
          <Code>{orderNumber}</Code> {isCanceled && <Tag tone="red">{t('canceled')}</Tag>}
        </>
      ),
    },
    dayColumn('day', t('takenOn'), (row) => row.day, { card: 'secondary' }),
    column('amount', words('amount'), (row) => <Money amount={row.amount} currency={currency} />, {
      card: 'status',
      align: 'end',
    }),
    column('customer', words('customer'), (row) => row.customer, { card: 'secondary' }),
    nameColumn('agency', words('agency'), (row) => row.agency, { card: 'detail' }),
    column('note', t('note'), (row) => <LongText>{row.note}</LongText>, { card: 'detail' }),
  ]
}
