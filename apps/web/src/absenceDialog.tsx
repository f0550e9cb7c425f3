import type { AbsenceDialogProps } from './app/absence/AbsenceProvider.tsx'
import { FailedDialog } from './kit/dialog/FailedDialog.tsx'
import { lazyPart } from './kit/parts/lazyPart.tsx'

/** The dialog for absences, which loads when it's first opened. */
export const absenceDialog = lazyPart<AbsenceDialogProps>(
  async () => (await import('./dispatch/absence/AbsenceDialog.tsx')).AbsenceDialog,
  {
    frame: (failure, { opened, onClose }) => (
      <FailedDialog opened={opened} onClose={onClose}>
        {failure}
      </FailedDialog>
    ),
  },
)
