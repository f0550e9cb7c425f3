import { Button } from '@mantine/core'
import type { Statement } from '@tourdesk/contract/statements/statement'
import { useState } from 'react'
import { useCan } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { DraftActions } from './DraftActions.tsx'
import { PayStatementDialog } from './PayStatementDialog.tsx'
import { statementPageMessages } from './statementPageMessages.ts'
import { VoidStatementDialog } from './VoidStatementDialog.tsx'

interface StatementActionsProps {
  statement: Statement
  list: string
}

/** What can be done with a statement now. */
export function StatementActions({ statement, list }: StatementActionsProps) {
  const t = useText(statementPageMessages)
  const mayWrite = useCan('statements.write')
  const [opened, open] = useState<'pay' | 'void' | null>(null)
  const close = () => open(null)
  const { _id, account, state, paid, open: rest } = statement
  const isConfirmed = state !== 'draft' && state !== 'void'
  return (
    <>
      <DownloadMenu statement={statement} />
      {mayWrite && state !== 'void' && (
        <LinkButton variant="default" href={`/agency_account/${account._id}/compare?statement=${_id}`}>
          {t('compare')}
        </LinkButton>
      )}
      {mayWrite && state === 'draft' && <DraftActions draft={statement} list={list} />}
      {mayWrite && isConfirmed && (
        <>
          {paid === 0 && (
            <Button variant="subtle" color="red" onClick={() => open('void')}>
              {t('void')}
            </Button>
          )}
          {rest > 0 && <Button onClick={() => open('pay')}>{t('pay')}</Button>}
          <VoidStatementDialog statement={statement} opened={opened === 'void'} onClose={close} />
          <PayStatementDialog statement={statement} opened={opened === 'pay'} onClose={close} />
        </>
      )}
    </>
  )
}
