import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { useState } from 'react'
import { DeletionWatch } from '../../app/DeletionWatch.tsx'
import { dayRange } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { AssignedDays } from './AssignedDays.tsx'
import type { Days } from './gridDays.ts'
import { type GridRow, isRemoved, type PickedDays } from './gridRow.ts'
import { availabilityMessages } from './messages.ts'
import { RangeForm } from './RangeForm.tsx'

interface RangeDialogProps {
  objType: RangeOwner
  /** Null while the dialog is closed. */
  picked: PickedDays | null
  /** As they are now; undefined while they load. */
  rows: readonly Pick<GridRow, '_id' | 'availability'>[] | undefined
  /** The days shown in the grid, to load after a change. */
  days: Days
  /** Opens the form for assigned days; undefined for people who may not set days. */
  onMark: (() => void) | undefined
  onClose: () => void
}

/** Sets, changes and removes days of one row. Assigned days are shown, and can be marked as unavailable. */
export function RangeDialog({ objType, picked, rows, days, onMark, onClose }: RangeDialogProps) {
  const t = useText(availabilityMessages)
  const [shown, setShown] = useState(picked)
  if (picked && picked !== shown) setShown(picked)
  const range = shown?.range ?? null
  const isAssigned = range?.status === 'assigned'
  const kind = isAssigned ? 'assignedTitle' : range ? 'editTitle' : 'setTitle'
  return (
    <Dialog
      opened={picked !== null}
      onClose={onClose}
      size={isAssigned ? 'small' : 'medium'}
      title={
        shown && (
          <>
            <bdi>{shown.owner.name}</bdi>: {t(kind)}
          </>
        )
      }
    >
      {range && isAssigned && <AssignedDays range={range} onMark={onMark} />}
      {shown && !isAssigned && (
        <DeletionWatch
          isDeleted={picked !== null && rows !== undefined && isRemoved(shown, rows)}
          name={dayRange(range?.startDate ?? shown.startDate, range?.endDate ?? shown.endDate)}
        >
          <RangeForm
            key={`${shown.owner._id} ${shown.startDate} ${shown.endDate}`}
            objType={objType}
            picked={shown}
            days={days}
            onDone={onClose}
          />
        </DeletionWatch>
      )}
    </Dialog>
  )
}
