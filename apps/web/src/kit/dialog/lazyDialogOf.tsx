import type { ComponentType } from 'react'
import { lazyPart } from '../parts/lazyPart.tsx'
import { FailedDialog } from './FailedDialog.tsx'

/** A dialog whose file loads when it's first shown. */
export function lazyDialogOf<Props extends { opened: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return lazyPart(load, {
    frame: (failure, { opened, onClose }) => (
      <FailedDialog opened={opened} onClose={onClose}>
        {failure}
      </FailedDialog>
    ),
  })
}
