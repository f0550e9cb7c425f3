import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Statement } from '@tourdesk/contract/statements/statement'
import { useState } from 'react'
import { api } from '../app/api.ts'
import { ltr } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { DeleteButton } from '../kit/DeleteButton.tsx'
import { confirm } from '../kit/dialog/confirm.ts'
import { useAction } from '../kit/useAction.ts'
import { useKey } from '../kit/useKey.ts'
import { useOutcomes } from '../kit/useOutcomes.ts'
import { AdjustDialog } from './AdjustDialog.tsx'
import { statementPageMessages } from './statementPageMessages.ts'
import { useReloadStatements } from './useReloadStatements.ts'

interface DraftActionsProps {
  draft: Statement
  list: string
}

/** Refreshes, adjusts, deletes or confirms a draft. */
export function DraftActions({ draft, list }: DraftActionsProps) {
  const t = useText(statementPageMessages)
  const reload = useReloadStatements()
  const navigate = useNavigate()
  const outcomes = useOutcomes()
  const keyOf = useKey()
  const [isAdjusting, setAdjusting] = useState(false)
  const { _id: id, hash, mailsTo } = draft
  const params = { id }
  const refresh = useAction(() => api.statements.refresh({ params }), {
    success: t('refreshed'),
    failure: t('notRefreshed'),
    onSuccess: reload,
  })
  const confirming = useAction(
    () => api.statements.confirm({ params, body: { hash, clientKey: keyOf({ id, hash }) } }),
    {
      success: t('confirmed'),
      failure: t('notConfirmed'),
      onSuccess: reload,
      onFailure: () => {
        reload()
        return undefined
      },
    },
  )
  function mailText() {
    if (mailsTo === null) return t('isNotMailed')
    return mailsTo === '' ? t('hasNoAddress') : t('willBeMailed', { address: ltr(mailsTo) })
  }
  async function ask() {
    if (
      await confirm(`${t('confirmQuestion')} ${mailText()}`, {
        title: t('confirm'),
        action: t('confirm'),
        danger: false,
      })
    )
      await confirming.run()
  }
  return (
    <>
      <DeleteButton
        label={t('deleteDraft')}
        question={t('deleteQuestion')}
        remove={() => api.statements.remove({ params })}
        texts={outcomes.remove}
        onDeleted={async () => {
          await navigate({ href: list })
          reload()
        }}
      />
      <Button variant="default" loading={refresh.busy} onClick={() => void refresh.run()}>
        {t('refresh')}
      </Button>
      <Button variant="default" onClick={() => setAdjusting(true)}>
        {t('adjust')}
      </Button>
      <Button loading={confirming.busy} onClick={() => void ask()}>
        {t('confirm')}
      </Button>
      <AdjustDialog draft={draft} opened={isAdjusting} onClose={() => setAdjusting(false)} />
    </>
  )
}
