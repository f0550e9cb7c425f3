import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useLast } from '../../kit/useLast.ts'
import { CrewLink } from '../crewAccess/CrewLink.tsx'
import { CrewReplies } from './CrewReplies.tsx'
import { repliesMessages } from './repliesMessages.ts'

interface CrewDialogProps {
  /** Undefined while it's closed. */
  unit: VehicleUnit | undefined
  onClose: () => void
}

/** The people on a vehicle: whether they accepted, and a link to their own page for each. */
export function CrewDialog({ unit, onClose }: CrewDialogProps) {
  const t = useText(repliesMessages)
  const shown = useLast(unit)
  const name = shown?.car?.plateId ?? shown?.externalCar?.name
  return (
    <Dialog
      opened={unit !== undefined}
      onClose={onClose}
      title={name ? t('crewOf', { vehicle: named(name) }) : t('crew')}
    >
      {shown && shown.replies.length === 0 && <EmptyState text={t('noCrew')} />}
      {shown && <CrewReplies unit={shown} below={(operator) => <CrewLink operator={operator} />} />}
    </Dialog>
  )
}
