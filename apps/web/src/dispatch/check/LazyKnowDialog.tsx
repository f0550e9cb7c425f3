import { lazyDialogOf } from '../../kit/dialog/lazyDialogOf.tsx'

/** The dialog that marks a finding as known. Without it, a board needs no fields of forms. */
export const LazyKnowDialog = lazyDialogOf(async () => (await import('./KnowDialog.tsx')).KnowDialog)
