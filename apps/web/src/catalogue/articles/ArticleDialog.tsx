import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { DeletionWatch } from '../../app/DeletionWatch.tsx'
import { wasDeleted } from '../../app/isNotFound.ts'
import { isUnknown, useBackToList } from '../../app/useBackToList.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { ArticleForm } from './ArticleForm.tsx'
import { articleMessages } from './messages.ts'

interface ArticleDialogProps {
  /** An article's id, `new`, or nothing while the dialog is closed. */
  id: string | undefined
  onClose: () => void
}

/** The article form over the list; closing keeps the list's filters. */
export function ArticleDialog({ id, onClose }: ArticleDialogProps) {
  const t = useText(articleMessages)
  const { ofError } = useProblemTexts()
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  const isNew = shown === 'new'
  const { data, error, refetch } = useQuery({
    ...queries.articles.get({ params: { id: shown ?? '' } }),
    enabled: id !== undefined && !isNew,
  })
  useBackToList({ data, error }, '/articles')
  const article = isNew ? null : data
  const hasFailed = article === undefined && error !== null && !isUnknown(error)
  return (
    <Dialog
      opened={id !== undefined}
      onClose={onClose}
      size="large"
      title={t(isNew ? 'createTitle' : 'editTitle')}
    >
      {article !== undefined && (
        <LeaveGuard>
          <DeletionWatch
            key={shown}
            isDeleted={!isNew && wasDeleted({ data, error })}
            name={article?.title ?? ''}
          >
            <ArticleForm article={article} onClose={onClose} />
          </DeletionWatch>
        </LeaveGuard>
      )}
      {hasFailed && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
      {article === undefined && !hasFailed && <LoadingPage />}
    </Dialog>
  )
}
