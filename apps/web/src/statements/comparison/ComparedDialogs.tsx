import type { AgencyAccount } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import type { ComparedRow } from '@tourdesk/contract/statements/comparison'
import type { Statement } from '@tourdesk/contract/statements/statement'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { ListMeasure } from '@tourdesk/domain/statements/vocabulary'
import { RecordPostingDialog } from '../../agencyAccounts/RecordPostingDialog.tsx'
import { AdjustDialog } from '../AdjustDialog.tsx'
import { AskDialog } from '../AskDialog.tsx'

/** What someone wants to do about a row. */
export interface ComparedAction {
  what: 'adjust' | 'ask'
  row: ComparedRow
  measure: ListMeasure
  isOpen: boolean
}

interface ComparedDialogsProps {
  action: ComparedAction
  account: AgencyAccount
  statement: Statement | null
  currency: Currency
  onClose: () => void
}

/**
 * Adjusts a row, in the draft that it's compared with or else on the account, or asks about its line. The amount
 * starts with what the agency lists more or less than we bill.
 */
export function ComparedDialogs({
  action: { what, row, measure, isOpen: opened },
  account,
  statement,
  currency,
  onClose,
}: ComparedDialogsProps) {
  const about = nameOf(row)
  if (what === 'ask') {
    const ids = row.ours.map(({ line }) => line)
    const line = statement?.lines.find(({ _id }) => ids.includes(_id))
    return statement && line ? (
      <AskDialog key={line._id} statement={statement} line={line} opened={opened} onClose={onClose} />
    ) : null
  }
  const amount = measure === 'net' ? row.difference : null
  if (statement?.state === 'draft')
    return (
      <AdjustDialog
        key={about}
        draft={statement}
        start={{ amount, reason: about }}
        opened={opened}
        onClose={onClose}
      />
    )
  return (
    <RecordPostingDialog
      key={about}
      account={account}
      start={{ kind: 'adjustment', amount, currency, reference: about }}
      opened={opened}
      onClose={onClose}
    />
  )
}

/** What both sides know the row by. */
function nameOf({ key, ours: [first] }: ComparedRow): string {
  return key || first?.reference || String(first?.order?.number ?? '')
}
