import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { LazyDialog } from '../kit/dialog/LazyDialog.tsx'
import { lazyPart } from '../kit/parts/lazyPart.tsx'

/** The dialog that writes messages, loaded when it's first opened. */
export const LazyWriteDialog = lazyPart(async () => (await import('./WriteDialog.tsx')).WriteDialog, {
  frame: (failure, { opened, onClose }) => (
    <FailedDialog opened={opened} onClose={onClose}>
      {failure}
    </FailedDialog>
  ),
})

function FailedDialog(props: { opened: boolean; onClose: () => void; children: React.ReactNode }) {
  return <LazyDialog {...props} title={useText(common)('loadFailed')} />
}
