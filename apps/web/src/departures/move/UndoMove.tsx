import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useBatchSteps } from '../useBatchSteps.ts'
import { askUndo } from './askMove.ts'
import { MoveList } from './MoveList.tsx'
import { moveMessages } from './moveMessages.ts'
import { itemsOf, type MoveRows, startRows } from './moveRows.ts'

const noRows: MoveRows = {}

/** Shows the way back of a move or merge, and takes it. */
export function UndoMove({ batch }: { batch: string }) {
  const t = useText(moveMessages)
  const [isOpen, dialog] = useDisclosure()
  const steps = useBatchSteps({
    ask: askUndo,
    startRows,
    noRows,
    itemsOf,
    done: t('movedBack'),
    failed: t('notMoved'),
    onDone: dialog.close,
  })
  const { preview, isBusy, onNext, setRows, onBack } = steps
  const close = () => {
    dialog.close()
    onBack()
  }
  return (
    <>
      <ActionButton
        variant="default"
        leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
        loading={isBusy && !isOpen}
        onClick={() => {
          onNext(batch)
          dialog.open()
        }}
      >
        {t('undo')}
      </ActionButton>
      <Dialog opened={isOpen && preview !== null} onClose={close} title={t('undoTitle')} size="wide">
        {preview && <MoveList {...steps} preview={preview} onRows={setRows} onBack={close} />}
      </Dialog>
    </>
  )
}
