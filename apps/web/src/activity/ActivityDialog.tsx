import { useQuery } from '@tanstack/react-query'
import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { queries } from '../app/api.ts'
import { dateTime } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Code, Name } from '../kit/Isolated.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { activityMessages } from './activityMessages.ts'
import { LeafTable } from './LeafTable.tsx'
import { leavesOf } from './leavesOf.ts'
import { Sentence } from './Sentence.tsx'

interface ActivityDialogProps {
  id: string | undefined
  /** The row, if it's on the list's page; a link can open any row. */
  listed: ActivityRow | undefined
  onClose: () => void
}

/** The values of each changed field, before and after. */
export function ActivityDialog({ id, listed, onClose }: ActivityDialogProps) {
  const t = useText(activityMessages)
  const { ofError } = useProblemTexts()
  const asked = useQuery({
    ...queries.activity.get({ params: { id: id ?? '' } }),
    enabled: id !== undefined && !listed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const row = listed ?? asked.data
  return (
    <Dialog
      opened={id !== undefined}
      onClose={onClose}
      size="large"
      title={row ? <Sentence row={row} /> : t('title')}
    >
      {!row && asked.error && <ErrorState text={ofError(asked.error)} onRetry={() => void asked.refetch()} />}
      {!row && !asked.error && <LoadingPage />}
      {row && (
        <>
          <p className="flat below8 quiet">
            <Code>{dateTime(row.at)}</Code>
            {row.account?.name && (
              <>
                {' · '}
                <Name>{row.account.name}</Name>
              </>
            )}
          </p>
          {leavesOf(row).length === 0 ? <p>{t('noChanges')}</p> : <LeafTable row={row} />}
        </>
      )}
    </Dialog>
  )
}
