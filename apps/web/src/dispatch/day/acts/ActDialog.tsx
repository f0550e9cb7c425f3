import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { LoadingPage } from '../../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'

interface ActDialogProps<Preview> {
  opened: boolean
  onClose: () => void
  title: string
  /** What can be chosen before the list. */
  before?: ReactNode
  preview: Pick<UseQueryResult<Preview>, 'data' | 'error' | 'refetch'>
  children: (preview: Preview) => ReactNode
}

/** A dialog that shows whom something would reach before it's sent. */
export function ActDialog<Preview>({ preview, before, children, ...dialog }: ActDialogProps<Preview>) {
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = preview
  return (
    <Dialog {...dialog} size="large">
      {before && <div className="below12">{before}</div>}
      {data && children(data)}
      {!data && error && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingPage />}
    </Dialog>
  )
}
