import { useEffect } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { LazyDialog } from '../kit/dialog/LazyDialog.tsx'
import { lazyPart } from '../kit/parts/lazyPart.tsx'

/** The order form over a page, loaded separately from the page. */
export const LazyOrderDialog = lazyPart(async () => (await import('./OrderDialog.tsx')).OrderDialog, {
  frame: (failure, { order, onClose }) => (
    <FailedDialog opened={order !== undefined} onClose={onClose}>
      {failure}
    </FailedDialog>
  ),
})

/** Loads the order form once the list is idle, so that it opens at once. */
export function useOrderDialogAhead(): void {
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const timer = setTimeout(LazyOrderDialog.preload, 300)
    return () => clearTimeout(timer)
  }, [])
}

function FailedDialog(props: { opened: boolean; onClose: () => void; children: React.ReactNode }) {
  return <LazyDialog {...props} title={useText(common)('loadFailed')} />
}
