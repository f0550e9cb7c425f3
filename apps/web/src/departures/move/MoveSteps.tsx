import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import type { MovePreview } from '@tourdesk/contract/departures/moveBatches'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useBatchSteps } from '../useBatchSteps.ts'
import { askMerge, askMove } from './askMove.ts'
import { MergeForm } from './MergeForm.tsx'
import { MoveForm } from './MoveForm.tsx'
import { MoveList } from './MoveList.tsx'
import { firstMerge, firstMove, type MergeChoice, type MoveChoice } from './moveChoice.ts'
import { moveMessages } from './moveMessages.ts'
import { itemsOf, type MoveRows, startRows } from './moveRows.ts'

interface MoveStepsProps {
  departure: WholeDeparture
  /** The first dialog, which asks where to. */
  form: { opened: boolean; open: () => void; close: () => void }
  /** Called when the list of orders closes, whose opener was the first dialog. */
  onClosed: () => void
}

/** The steps of a move: where to, then what happens to each order, then it's done. */
export function MoveSteps({ departure, form, onClosed }: MoveStepsProps) {
  const t = useText(moveMessages)
  const ask = (choice: MoveChoice) => askMove(departure, choice)
  const { steps, list } = useMoving({ title: t('move'), ask, form, onClosed })
  return (
    <>
      <MoveForm
        departure={departure}
        opened={form.opened}
        start={steps.asked ?? firstMove}
        onClose={form.close}
        onNext={steps.show}
      />
      {list}
    </>
  )
}

/** The steps of a merge: into which departure, then what happens to each order, then it's done. */
export function MergeSteps({ departure, form, onClosed }: MoveStepsProps) {
  const t = useText(moveMessages)
  const ask = (choice: MergeChoice) => askMerge(departure, choice)
  const { steps, list } = useMoving({ title: t('mergeTitle'), ask, form, onClosed })
  return (
    <>
      <MergeForm
        departure={departure}
        opened={form.opened}
        start={steps.asked ?? firstMerge}
        onClose={form.close}
        onNext={steps.show}
      />
      {list}
    </>
  )
}

interface Moving<Choice> extends Omit<MoveStepsProps, 'departure'> {
  title: string
  ask: (choice: Choice) => Promise<MovePreview>
}

const noRows: MoveRows = {}

/** The steps after the first dialog, with the list of orders. */
function useMoving<Choice>({ title, ask, form, onClosed }: Moving<Choice>) {
  const t = useText(moveMessages)
  const close = () => {
    steps.onClear()
    onClosed()
  }
  const texts = { done: t('moved'), failed: t('notMoved') }
  const steps = useBatchSteps({ ask, startRows, noRows, itemsOf, ...texts, onDone: close })
  const { preview, rows, isOutdated, isBusy, setRows, onCommit } = steps
  const list = (
    <Dialog opened={preview !== null} onClose={close} title={title} size="wide">
      {preview && (
        <MoveList
          {...{ preview, rows, isOutdated, isBusy, onCommit }}
          onRows={setRows}
          onBack={() => {
            steps.onBack()
            form.open()
          }}
        />
      )}
    </Dialog>
  )
  return { steps, list }
}
