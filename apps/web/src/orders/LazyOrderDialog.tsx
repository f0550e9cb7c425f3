import { type ComponentProps, useEffect, useState } from 'react'
import { FailedDialog } from '../kit/dialog/FailedDialog.tsx'
import { keepTyped } from '../kit/keepTyped.ts'
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
  const isNew = props.order === 'new'
  useEffect(() => (isNew ? keepTyped() : undefined), [isNew])
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const timer = setTimeout(() => setIdle(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return isIdle || props.order !== undefined ? <Part {...props} /> : null
}
