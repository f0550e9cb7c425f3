import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { dateTime } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { Code, Name } from '../kit/Isolated.tsx'
import { activityMessages } from './activityMessages.ts'
import { LeafTable } from './LeafTable.tsx'
import { leavesOf } from './leavesOf.ts'
import { Sentence } from './Sentence.tsx'

interface ActivityDialogProps {
  row: ActivityRow | undefined
  onClose: () => void
}

/** What was before and after, field by field (AUD-03). */
export function ActivityDialog({ row, onClose }: ActivityDialogProps) {
  const t = useText(activityMessages)
  return (
    <Dialog opened={row !== undefined} onClose={onClose} size="large" title={row && <Sentence row={row} />}>
      {row && (
        <>
          <p className="quiet">
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
