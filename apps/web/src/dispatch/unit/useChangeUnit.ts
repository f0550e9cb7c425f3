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

interface ChangeUnitProps {
  reload: () => Promise<unknown>
  /** The caller says that it was saved. */
  isSilent?: boolean
}

/**
 * Changes the vehicle or crew of units: the rules decide, the user answers, and the whole unit is saved at once. If
 * another user has changed it, says so and reloads.
 */
export function useChangeUnit({ reload, isSilent = false }: ChangeUnitProps) {
  const problem = useProblemTexts()
  const { success, ...outcomes } = useOutcomes().update
  const put = usePutQuestion()
  const save = useAction(saveAndReload, isSilent ? outcomes : { ...outcomes, success })

  async function saveAndReload(unit: VehicleUnit, next: Unit): Promise<VehicleUnit> {
    try {
      return await saveUnit(unit, next)
    } finally {
      await reload()
    }
  }

  /** Returns the saved unit; undefined if nothing changed. */
  async function change(
    unit: VehicleUnit,
    decide: (answers: Answers) => Assignment,
    role: OperatorRole = 'guide',
  ): Promise<VehicleUnit | undefined> {
    if (save.busy) return undefined
    const assignment = await askInTurn(decide, (asked) => put(asked, role))
    if (!assignment.ok) {
      const { code, params } = assignment
      const refusal = new Problem(code, { params })
      if (impossible.includes(code)) console.error(refusal, unit)
      toast.error(problem.ofError(refusal))
      return undefined
    }
    const { value } = assignment
    return value.kind === 'change' ? save.run(unit, value.unit) : undefined
  }
  return { change, save: save.run, busy: save.busy }
}

function saveUnit(
  { _id, updatedAt }: VehicleUnit,
  { car, externalCar, driver, guide }: Unit,
): Promise<VehicleUnit> {
  return api.tourCars.change({ params: { id: _id }, body: { car, externalCar, driver, guide, updatedAt } })
}
