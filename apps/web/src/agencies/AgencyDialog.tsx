import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../app/api.ts'
import { DeletionWatch } from '../app/DeletionWatch.tsx'
import { wasDeleted } from '../app/isNotFound.ts'
import { useText } from '../i18n/useText.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { AgencyForm } from './AgencyForm.tsx'
import { agencyMessages } from './messages.ts'

interface AgencyDialogProps {
  /** An account's id, `new`, or null while the dialog is closed. */
  id: string | null
  onClose: () => void
}

/** The agency form over the list; saving keeps the list's filters. */
export function AgencyDialog({ id, onClose }: AgencyDialogProps) {
  const t = useText(agencyMessages)
  const { ofError } = useProblemTexts()
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  const isNew = shown === 'new'
  const {
    data: account,
    error,
    refetch,
  } = useQuery({
    ...queries.agencies.get({ params: { id: shown ?? '' } }),
    enabled: id !== null && !isNew,
  })
  const isReady = isNew || account !== undefined
  return (
    <Dialog
      opened={id !== null}
      onClose={onClose}
      size="large"
      title={isNew ? t('createTitle') : <bdi>{account?.name ?? t('editTitle')}</bdi>}
    >
      {isReady && (
        <DeletionWatch
          key={shown}
          isDeleted={!isNew && wasDeleted({ data: account, error })}
          name={account?.name ?? ''}
        >
          <AgencyForm
            account={isNew ? null : (account ?? null)}
            nameMissing="account_name_required"
            onDone={onClose}
            onCancel={onClose}
          />
        </DeletionWatch>
      )}
      {!isReady && error && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
      {!isReady && !error && <LoadingPage />}
    </Dialog>
  )
}
