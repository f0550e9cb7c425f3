import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Answers, Assignment, VehicleUnit as Unit } from '@tourdesk/domain/dispatch/unit'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import type { Refusal } from '@tourdesk/domain/refusals'
import { api } from '../../app/api.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { askInTurn } from './askInTurn.ts'
import { usePutQuestion } from './usePutQuestion.ts'

/** Refusals that should never happen; they're logged and change nothing. */
const impossible: readonly Refusal[] = [
  'car_state_unknown',
  'operator_state_unknown',
  'supplier_state_unknown',
]

/**
 * Handles a click in the dialog: the rules decide, the user answers, and the whole unit is saved at once. If another
 * user has changed it, says so and reloads.
 */
export function useUnitChange(unit: VehicleUnit, reload: () => Promise<unknown>) {
  const problem = useProblemTexts()
  const outcomes = useOutcomes()
  const put = usePutQuestion()
  const save = useAction(saveAndReload, outcomes.update)

  async function saveAndReload(next: Unit): Promise<void> {
    try {
      await saveUnit(unit, next)
    } finally {
      await reload()
    }
  }

  async function change(
    decide: (answers: Answers) => Assignment,
    role: OperatorRole = 'guide',
  ): Promise<void> {
    if (save.busy) return
    const assignment = await askInTurn(decide, (asked) => put(asked, role))
    if (assignment.ok) {
      if (assignment.value.kind === 'change') await save.run(assignment.value.unit)
      return
    }
    const { code, params } = assignment
    const refusal = new Problem(code, { params })
    if (impossible.includes(code)) console.error(refusal, unit)
    toast.error(problem.ofError(refusal))
  }
  return { change, busy: save.busy }
}

function saveUnit({ _id, updatedAt }: VehicleUnit, { car, externalCar, driver, guide }: Unit) {
  return api.tourCars.change({ params: { id: _id }, body: { car, externalCar, driver, guide, updatedAt } })
}
