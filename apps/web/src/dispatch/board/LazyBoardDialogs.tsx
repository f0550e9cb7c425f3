import { FailedDialog } from '../../kit/dialog/FailedDialog.tsx'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import type { BoardDialogsProps } from './BoardDialogs.tsx'

/** The dialogs of the board, loaded once the board is on the screen. */
export const LazyBoardDialogs = lazyPart<BoardDialogsProps>(
  async () => (await import('./BoardDialogs.tsx')).BoardDialogs,
  {
    frame: (failure, { edited, crewed, listed, split }) => {
      const opened = [edited, crewed, listed].find(({ unit }) => unit) ?? (split.party && split)
      return (
        <FailedDialog opened={opened !== undefined} onClose={() => opened?.close()}>
          {failure}
        </FailedDialog>
      )
    },
  },
)
