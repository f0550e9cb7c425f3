import type { ComponentProps } from 'react'
import { Dialog } from './Dialog.tsx'
import { useOpenedLater } from './useOpenedLater.ts'

/** A dialog that may be opened before it's loaded; the focus returns to its opener all the same. */
export function SeldomDialog(props: ComponentProps<typeof Dialog>) {
  return <Dialog {...props} opened={useOpenedLater(props.opened)} />
}
