import { type ComponentProps, useEffect, useState } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { LazyDialog } from '../kit/dialog/LazyDialog.tsx'
import { lazyPart } from '../kit/parts/lazyPart.tsx'

const Part = lazyPart(async () => (await import('./OrderDialog.tsx')).OrderDialog, {
  frame: (failure, { order, onClose }) => (
    <FailedDialog opened={order !== undefined} onClose={onClose}>
      {failure}
    </FailedDialog>
  ),
})

/** The order form over a page. It loads after the page, so that it opens at once, or when it's opened. */
export function LazyOrderDialog(props: ComponentProps<typeof Part>) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const timer = setTimeout(() => setIdle(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return isIdle || props.order !== undefined ? <Part {...props} /> : null
}

function FailedDialog(props: { opened: boolean; onClose: () => void; children: React.ReactNode }) {
  return <LazyDialog {...props} title={useText(common)('loadFailed')} />
}
