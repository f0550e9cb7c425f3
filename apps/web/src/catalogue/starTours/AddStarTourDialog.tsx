import { useText } from '../../i18n/useText.ts'
import type { AddDialogProps } from '../../kit/adding/AddingContext.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { starTourMessages } from './messages.ts'
import { StarTourForm } from './StarTourForm.tsx'

/** A new star tour, over any page. */
export function AddStarTourDialog({ opened, onClose, onSaved }: AddDialogProps) {
  const t = useText(starTourMessages)
  return (
    <Dialog opened={opened} onClose={onClose} size="large" title={t('create')}>
      <StarTourForm star={null} onDone={(id) => (id ? onSaved(id) : onClose())} />
    </Dialog>
  )
}
