import { useQueryClient } from '@tanstack/react-query'
import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import { api } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { WaitingActions } from './WaitingActions.tsx'
import { WaitingFields } from './WaitingFields.tsx'
import { valuesOf, type WaitingValues, waitingForm } from './waitingForm.ts'
import { waitingMessages } from './waitingMessages.ts'

interface WaitingDialogProps {
  opened: boolean
  /** Null for a new party. */
  entry: WaitingEntry | null
  /** What's known of a new one. */
  start?: Partial<WaitingValues>
  onClose: () => void
}

/** Puts a party on the waiting list, or shows and changes one that's there. */
export function WaitingDialog({ opened, entry, start = {}, onClose }: WaitingDialogProps) {
  const t = useText(waitingMessages)
  const client = useQueryClient()
  const { account } = useSession()
  const reload = () => void client.invalidateQueries({ queryKey: ['waitingList'] })
  const isFinal = entry?.state === 'booked' || entry?.state === 'past'
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      size="medium"
      title={entry ? <bdi>{`${entry.firstName} ${entry.lastName}`}</bdi> : t('add')}
      submitLabel={entry ? t('save') : t('add')}
      disabled={isFinal}
      schema={waitingForm.schema}
      limits={waitingForm.limits}
      defaultValues={
        entry ? valuesOf(entry) : { ...waitingForm.valuesOf(null), agency: account._id, ...start }
      }
      draft={`waiting ${entry?._id ?? 'new'}`}
      onSubmit={(body: WaitingValues) =>
        entry
          ? api.waitingList.change({
              params: { id: entry._id },
              body: { ...body, updatedAt: entry.updatedAt },
            })
          : api.waitingList.create({ body })
      }
      success={t(entry ? 'saved' : 'added')}
      failure={t(entry ? 'notSaved' : 'notAdded')}
      reload={reload}
    >
      {(form) => (
        <>
          {entry && <WaitingActions entry={entry} onDone={onClose} />}
          <WaitingFields form={form} tour={entry?.tour} />
        </>
      )}
    </FormDialog>
  )
}
