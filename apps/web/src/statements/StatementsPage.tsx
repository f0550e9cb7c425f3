import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { AgencyAccountsFrame } from '../agencyAccounts/AgencyAccountsFrame.tsx'
import { useCan } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { DraftAllDialog } from './DraftAllDialog.tsx'
import { NewStatementDialog } from './NewStatementDialog.tsx'
import { StatementList } from './StatementList.tsx'
import { statementMessages } from './statementMessages.ts'

const route = getRouteApi('/signedIn/agency_accounts/statements')

/** The statements of all agencies, and drafting new ones, for the office. */
export function StatementsPage() {
  const t = useText(statementMessages)
  const mayWrite = useCan('statements.write')
  const [opened, open] = useState<'one' | 'all' | null>(null)
  const close = () => open(null)
  const newButton = mayWrite && (
    <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => open('one')}>
      {t('newStatement')}
    </Button>
  )
  return (
    <AgencyAccountsFrame
      tab="statements"
      actions={
        mayWrite && (
          <>
            <Button variant="default" onClick={() => open('all')}>
              {t('draftAll')}
            </Button>
            {newButton}
          </>
        )
      }
    >
      <StatementList route={route} action={newButton} />
      {mayWrite && <NewStatementDialog opened={opened === 'one'} onClose={close} />}
      {mayWrite && <DraftAllDialog opened={opened === 'all'} onClose={close} />}
    </AgencyAccountsFrame>
  )
}
