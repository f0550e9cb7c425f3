import { FailedDialog } from '../kit/dialog/FailedDialog.tsx'
import { lazyPart } from '../kit/parts/lazyPart.tsx'

/** The dialog that writes messages, loaded when it's first opened. */
export const LazyWriteDialog = lazyPart(async () => (await import('./WriteDialog.tsx')).WriteDialog, {
  frame: (failure, { opened, onClose }) => (
    <FailedDialog opened={opened} onClose={onClose}>
      {failure}
    </FailedDialog>
  ),
})
