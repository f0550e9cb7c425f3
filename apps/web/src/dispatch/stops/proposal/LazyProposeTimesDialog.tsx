import { lazyDialogOf } from '../../../kit/dialog/lazyDialogOf.tsx'

/** The dialog that proposes the times of a departure, loaded after the board. */
export const LazyProposeTimesDialog = lazyDialogOf(
  async () => (await import('./ProposeTimesDialog.tsx')).ProposeTimesDialog,
)
