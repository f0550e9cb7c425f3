import type { AbsenceDialogProps } from './app/absence/AbsenceProvider.tsx'
import { lazyDialogOf } from './kit/dialog/lazyDialogOf.tsx'

/** The dialog for absences, which loads when it's first opened. */
export const absenceDialog = lazyDialogOf<AbsenceDialogProps>(
  async () => (await import('./dispatch/absence/AbsenceDialog.tsx')).AbsenceDialog,
)
