import type { Statement } from '@tourdesk/contract/statements/statement'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { openOf } from '@tourdesk/domain/statements/allocations'
import { wantedOf } from '@tourdesk/domain/statements/payStatement'
import { useMemo } from 'react'
import { api } from '../app/api.ts'
import { FormDialog } from '../app/FormDialog.tsx'
import { ltr } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { PaymentFields } from './PaymentFields.tsx'
import { paymentFormOn } from './paymentForm.ts'
import { statementPageMessages } from './statementPageMessages.ts'
import { useReloadStatements } from './useReloadStatements.ts'

interface PayStatementDialogProps {
  statement: Statement
  opened: boolean
  onClose: () => void
}

/** Records what an agency pays of a statement: all of it, or chosen lines. */
export function PayStatementDialog({ statement, ...dialog }: PayStatementDialogProps) {
  const t = useText(statementPageMessages)
  const reload = useReloadStatements()
  const today = useToday()
  const schema = useMemo(() => paymentFormOn(today), [today])
  const { account, currency, number } = statement
  const open = statement.lines.map(({ _id, open: rest }) => ({ _id, open: toCents(rest) }))
  return (
    <FormDialog
      {...dialog}
      size="medium"
      title={t('payOf', { number: ltr(number ?? '') })}
      submitLabel={t('pay')}
      schema={schema}
      defaultValues={{
        lines: open.filter((line) => line.open !== 0).map(({ _id }) => _id),
        amount: toDollars(openOf(open)),
        day: today,
        method: 'transfer',
        reference: '',
        note: '',
      }}
      draft={`pay statement ${statement._id}`}
      onSubmit={({ lines, amount, ...typed }, keyOf) => {
        const wanted = wantedOf({ _id: statement._id, lines: open }, lines, toCents(amount ?? 0))
        const allocations = wanted.map((each) => ({ ...each, amount: toDollars(each.amount) }))
        const body = { ...typed, currency, amount: amount ?? 0, allocations }
        return api.statements.pay({ params: { id: account._id }, body: { ...body, clientKey: keyOf(body) } })
      }}
      success={t('paymentRecorded')}
      failure={t('paymentNotRecorded')}
      reload={reload}
    >
      {(form) => <PaymentFields form={form} statement={statement} />}
    </FormDialog>
  )
}
