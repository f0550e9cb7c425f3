import { useQueryClient } from '@tanstack/react-query'
import type { DayDeparture, DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import type { UnitResources, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { assignCar } from '@tourdesk/domain/dispatch/assignCar'
import { assignOperator } from '@tourdesk/domain/dispatch/assignOperator'
import type { Answers, Assignment } from '@tourdesk/domain/dispatch/unit'
import { queries } from '../../../app/api.ts'
import { useText } from '../../../i18n/useText.ts'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { toast } from '../../../kit/toast/toast.tsx'
import { undoStack } from '../../../kit/toast/undoStack.ts'
import { departureQueries } from '../../departureQueries.ts'
import { refreshPlanning } from '../../refreshPlanning.ts'
import { carRow, operatorRow } from '../../unit/rows.ts'
import { useChangeUnit } from '../../unit/useChangeUnit.ts'
import { unitOf } from '../../unitOf.ts'
import type { Resource } from './AssignContext.ts'
import { assignMessages } from './assignMessages.ts'

/**
 * Puts a car, guide or driver on a vehicle unit as its dialog does: by the same rules and with the same questions, for
 * all days of the unit. It can be undone until someone else changes the unit.
 */
export function useAssign() {
  const t = useText(assignMessages)
  const { ofError } = useProblemTexts()
  const client = useQueryClient()
  const { change, save } = useChangeUnit({ reload: () => refreshPlanning(client), isSilent: true })

  return async (resource: Resource, departure: DayDeparture, { _id, number, vehicle }: DayUnit) => {
    const words = { name: resource.name, vehicle: vehicle ?? t('numbered', { number }) }
    try {
      const [day, resources] = await Promise.all([
        client.fetchQuery({
          ...departureQueries(departure.date, departure.tour._id).assignments,
          staleTime: 0,
        }),
        client.fetchQuery({ ...queries.tourCars.resources({ params: { id: _id } }), staleTime: 0 }),
      ])
      const unit = day.dayEventCars.find((found) => found._id === _id)
      const decide = unit && deciderOf(resource, unit, resources)
      if (!unit || !decide) return void toast.info(t('gone'))
      const saved = await change(unit, decide, resource.kind === 'car' ? undefined : resource.kind)
      if (!saved) return
      undoStack.push({
        text: t('nowOn', words),
        thing: _id,
        take: () => void takeBack(unit, saved, t('backOff', words)),
      })
    } catch (error) {
      toast.error(ofError(error))
    }
  }

  async function takeBack(before: VehicleUnit, { updatedAt }: VehicleUnit, text: string): Promise<void> {
    if (await save({ ...before, updatedAt }, unitOf(before))) toast.success(text)
  }
}

/** Decides like a click in the dialog of the unit; undefined if the car or person is gone. */
function deciderOf(
  { kind, _id }: Resource,
  unit: VehicleUnit,
  { cars, guides, drivers }: UnitResources,
): ((answers: Answers) => Assignment) | undefined {
  if (kind === 'car') {
    const car = cars.find((found) => found._id === _id)
    return car && ((answers) => assignCar(unitOf(unit), carRow(unit._id, car), answers))
  }
  const operator = (kind === 'guide' ? guides : drivers).find((found) => found._id === _id)
  return (
    operator && ((answers) => assignOperator(unitOf(unit), operatorRow(unit._id, operator, cars), answers))
  )
}
