import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { useText } from '../../i18n/useText.ts'
import { useBatchSteps } from '../useBatchSteps.ts'
import { askMerge, askMove } from './askMove.ts'
import { MergeForm } from './MergeForm.tsx'
import { MoveForm } from './MoveForm.tsx'
import { MoveList } from './MoveList.tsx'
import type { MergeChoice, MoveChoice } from './moveChoice.ts'
import { moveMessages } from './moveMessages.ts'
import { itemsOf, type MoveRows, startRows } from './moveRows.ts'

interface MoveStepsProps {
  departure: WholeDeparture
  onDone: () => void
}

const noRows: MoveRows = {}

/** The steps of a move: where to, then what happens to each order. */
export function MoveSteps({ departure, onDone }: MoveStepsProps) {
  const t = useText(moveMessages)
  const ask = (choice: MoveChoice) => askMove(departure, choice)
  const texts = { done: t('moved'), failed: t('notMoved') }
  const steps = useBatchSteps({ ask, startRows, noRows, itemsOf, ...texts, onDone })
  const { asked, preview, isBusy, onNext, setRows } = steps
  if (!preview || !asked)
    return <MoveForm departure={departure} start={asked} isBusy={isBusy} onCancel={onDone} onNext={onNext} />
  return <MoveList {...steps} preview={preview} onRows={setRows} />
}

/** The steps of a merge: into which departure, then what happens to each order. */
export function MergeSteps({ departure, onDone }: MoveStepsProps) {
  const t = useText(moveMessages)
  const ask = (choice: MergeChoice) => askMerge(departure, choice)
  const texts = { done: t('moved'), failed: t('notMoved') }
  const steps = useBatchSteps({ ask, startRows, noRows, itemsOf, ...texts, onDone })
  const { asked, preview, isBusy, onNext, setRows } = steps
  if (!preview || !asked)
    return <MergeForm departure={departure} start={asked} isBusy={isBusy} onCancel={onDone} onNext={onNext} />
  return <MoveList {...steps} preview={preview} onRows={setRows} />
}
