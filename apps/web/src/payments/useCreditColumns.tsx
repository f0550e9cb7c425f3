import { Button } from '@mantine/core'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { useCan } from '../app/session.ts'
import { day } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { Code, LongText, Money, Name } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import { CreditTag } from '../orders/page/CreditTag.tsx'
import { creditMessages } from '../orders/page/creditMessages.ts'
import { creditsMessages } from './creditsMessages.ts'
import styles from './payments.module.css'

/** The columns of the store credits. */
export function useCreditColumns(
  onProlong: (credit: Credit) => void,
  onTakeBack: (credit: Credit) => void,
): Column<Credit>[] {
  const t = useText(creditsMessages)
  const words = useText(creditMessages)
  const mayChange = useCan('ledger.override')
  return [
    { key: 'order', header: t('order'), cell: (row) => <Code>{row.orderNumber}</Code> },
    {
      key: 'code',
      card: 'secondary',
      header: t('code'),
      cell: ({ code }) => (
        <span className={styles.actions}>
          <Code>{code}</Code>
          <CopyButton text={code} label={t('copyCode', { code })} done={t('codeCopied')} />
        </span>
      ),
    },
    {
      key: 'rest',
      card: 'detail',
      header: t('rest'),
      align: 'end',
      cell: (row) => <Money amount={row.rest} currency={row.currency} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    {
      key: 'validUntil',
      card: 'detail',
      header: t('validUntil'),
      cell: (row) => <Code>{day(row.validUntil)}</Code>,
    },
    { key: 'state', card: 'status', header: t('state'), cell: ({ state }) => <CreditTag state={state} /> },
    {
      key: 'customer',
      card: 'secondary',
      header: t('customer'),
      cell: (row) => <LongText>{row.customer}</LongText>,
    },
    { key: 'email', header: t('email'), cell: (row) => <Code>{row.email}</Code> },
    { key: 'agency', card: 'detail', header: t('agency'), cell: (row) => <Name>{row.agency}</Name> },
    ...(mayChange
      ? [
          {
            key: 'actions',
            card: 'detail' as const,
            header: t('actions'),
            align: 'end' as const,
            cell: (row: Credit) =>
              row.rest > 0 && (
                <span className={styles.actions}>
                  <Button size="compact-xs" variant="default" onClick={() => onProlong(row)}>
                    {t('prolong')}
                  </Button>
                  <Button size="compact-xs" variant="default" onClick={() => onTakeBack(row)}>
                    {words('takeBack')}
                  </Button>
                </span>
              ),
          },
        ]
      : []),
  ]
}
