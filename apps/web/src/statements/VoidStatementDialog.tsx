import type { Statement } from '@tourdesk/contract/statements/statement'
import { api } from '../app/api.ts'
import { ReasonDialog } from '../app/ReasonDialog.tsx'
import { ltr } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { statementPageMessages } from './statementPageMessages.ts'
import { useReloadStatements } from './useReloadStatements.ts'

interface VoidStatementDialogProps {
  statement: Statement
  opened: boolean
  onClose: () => void
}

/** Voids a confirmed statement, after asking for a reason. */
export function VoidStatementDialog({ statement: { _id: id, number }, ...dialog }: VoidStatementDialogProps) {
  const t = useText(statementPageMessages)
  const reload = useReloadStatements()
  return (
    <ReasonDialog
      {...dialog}
      title={t('voidOf', { number: ltr(number ?? '') })}
      help={<p className="flat">{t('voidHelp')}</p>}
      action={t('void')}
      success={t('voided')}
      failure={t('notVoided')}
      draft={`void statement ${id}`}
      send={({ reason }) => api.statements.void({ params: { id }, body: { reason } })}
      reload={reload}
    />
  )
}
