import type { ReactNode } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { LazyDialog } from './LazyDialog.tsx'

interface FailedDialogProps {
  opened: boolean
  onClose: () => void
  /** What failed. */
  children: ReactNode
}

/** In place of a dialog that couldn't be loaded. */
export function FailedDialog(props: FailedDialogProps) {
  return <LazyDialog {...props} title={useText(common)('loadFailed')} />
}
