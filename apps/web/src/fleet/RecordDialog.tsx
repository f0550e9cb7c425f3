import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { DeletionWatch } from '../app/DeletionWatch.tsx'
import { wasDeleted } from '../app/isNotFound.ts'
import { useCan } from '../app/session.ts'
import { isUnknown } from '../app/useBackToList.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { toast } from '../kit/toast/toast.tsx'

interface RecordDialogProps<Row> {
  /** A record's id, `new`, or nothing while the dialog is closed. */
  open: string | undefined
  load: (id: string) => {
    queryKey: QueryKey
    queryFn: (context: { signal: AbortSignal }) => Promise<Row>
  }
  titleOf: (record: Row | null) => string
  onClose: () => void
  /** The form of the record; null for a new one. */
  children: (record: Row | null) => ReactNode
}

/**
 * A record's form over its list, at its own address; an unknown id leads back to the list. A record deleted by somebody
 * else stays open.
 */
export function RecordDialog<Row>({ open, load, titleOf, onClose, children }: RecordDialogProps<Row>) {
  const { ofError } = useProblemTexts()
  const mayWrite = useCan('fleet.write')
  const [shown, setShown] = useState(open)
  if (open !== undefined && open !== shown) setShown(open)
  const isNew = shown === 'new'
  const { data, error, refetch } = useQuery({
    ...load(shown ?? ''),
    enabled: open !== undefined && !isNew,
  })
  const record = isNew ? null : data
  const leave = useEffectEvent(() => {
    toast.error(ofError(error))
    onClose()
  })
  const isGone = open !== undefined && !isNew && data === undefined && isUnknown(error)
  const isDeleted = !isNew && wasDeleted({ data, error })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  return (
    <Dialog
      opened={open !== undefined && !isGone}
      onClose={onClose}
      size="large"
      title={<bdi>{record === undefined ? '' : titleOf(record)}</bdi>}
    >
      {shown && record !== undefined && (
        <DeletionWatch key={shown} isDeleted={isDeleted} name={titleOf(record)} canAdd={mayWrite}>
          {children(record)}
        </DeletionWatch>
      )}
      {record === undefined && error && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
      {record === undefined && !error && <LoadingPage />}
    </Dialog>
  )
}
