import { Button } from '@mantine/core'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { useCan } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { Code } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import { codeColumn, column, dayColumn, moneyColumn, nameColumn } from '../kit/table/columnKinds.tsx'
import { CreditTag } from '../orders/page/CreditTag.tsx'
import { creditMessages } from '../orders/page/creditMessages.ts'
import { creditsMessages } from './creditsMessages.ts'

/** The columns of the store credits. */
export function useCreditColumns(
  onProlong: (credit: Credit) => void,
  onTakeBack: (credit: Credit) => void,
): Column<Credit>[] {
  const t = useText(creditsMessages)
  const words = useText(creditMessages)
  const mayChange = useCan('ledger.override')
  return [
    codeColumn('order', t('order'), (row) => row.orderNumber),
    {
      key: 'code',
      card: 'secondary',
      header: t('code'),
      cell: ({ code }) => (
        <span className="inlineRow gap4">
          <Code>{code}</Code>
          <CopyButton text={code} label={t('copyCode', { code })} done={t('codeCopied')} />
        </span>
      ),
    },
    moneyColumn('rest', t('rest'), (row) => row.rest, { card: 'detail' }),
    moneyColumn('amount', t('amount'), (row) => row.amount),
    dayColumn('validUntil', t('validUntil'), (row) => row.validUntil, { card: 'detail' }),
    column('state', t('state'), ({ state }) => <CreditTag state={state} />, { card: 'status' }),
    column('customer', t('customer'), (row) => row.customer, { card: 'secondary' }),
    codeColumn('email', t('email'), (row) => row.email),
    nameColumn('agency', t('agency'), (row) => row.agency, { card: 'detail' }),
    ...(mayChange
      ? [
          {
            key: 'actions',
            card: 'detail' as const,
            header: t('actions'),
            align: 'end' as const,
            cell: (row: Credit) =>
              row.rest > 0 && (
                <span className="inlineRow gap4">
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
