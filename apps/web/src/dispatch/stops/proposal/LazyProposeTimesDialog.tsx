import { FailedDialog } from '../../../kit/dialog/FailedDialog.tsx'
import { lazyPart } from '../../../kit/parts/lazyPart.tsx'

/** The dialog that proposes the times of a departure, loaded after the board. */
export const LazyProposeTimesDialog = lazyPart(
  async () => (await import('./ProposeTimesDialog.tsx')).ProposeTimesDialog,
  {
    frame: (failure, { opened, onClose }) => (
      <FailedDialog opened={opened} onClose={onClose}>
        {failure}
      </FailedDialog>
    ),
  },
)
