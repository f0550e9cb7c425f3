import { lazyDialogOf } from '../kit/dialog/lazyDialogOf.tsx'

/** The dialog that writes messages, loaded when it's first opened. */
export const LazyWriteDialog = lazyDialogOf(async () => (await import('./WriteDialog.tsx')).WriteDialog)
