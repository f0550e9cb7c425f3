import { Checkbox } from '@mantine/core'
import type { CrewCash } from '@tourdesk/contract/payments/crewCash'
import { day } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Code, LongText, Money, Name } from '../kit/Isolated.tsx'
import { Tag } from '../kit/Tag.tsx'
import type { Column } from '../kit/table/column.ts'
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
    { key: 'day', card: 'secondary', header: t('takenOn'), cell: (row) => <Code>{day(row.day)}</Code> },
    {
      key: 'amount',
      card: 'status',
      header: words('amount'),
      align: 'end',
      cell: (row) => <Money amount={row.amount} currency={currency} />,
    },
    {
      key: 'customer',
      card: 'secondary',
      header: words('customer'),
      cell: (row) => <LongText>{row.customer}</LongText>,
    },
    { key: 'agency', card: 'detail', header: words('agency'), cell: (row) => <Name>{row.agency}</Name> },
    { key: 'note', card: 'detail', header: t('note'), cell: (row) => <LongText>{row.note}</LongText> },
  ]
}
