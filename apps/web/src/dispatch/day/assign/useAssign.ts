import { useQueryClient } from '@tanstack/react-query'
import type { DayDeparture, DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import type { UnitResources, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { assignCar } from '@tourdesk/domain/dispatch/assignCar'
import { assignOperator } from '@tourdesk/domain/dispatch/assignOperator'
import type { Answers, Assignment } from '@tourdesk/domain/dispatch/unit'
import { useEffect, useRef } from 'react'
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
 * all days of the unit. It can be undone until someone changes the unit's vehicle or crew.
 */
export function useAssign() {
  const t = useText(assignMessages)
  const { ofError } = useProblemTexts()
  const client = useQueryClient()
  const { change, save } = useChangeUnit({ reload: () => refreshPlanning(client), isSilent: true })

  const running = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => undoStack.waitFor(() => running.current), [])

  return (resource: Resource, departure: DayDeparture, unit: DayUnit): Promise<void> => {
    const done = assign(resource, departure, unit).catch((error: unknown) => void toast.error(ofError(error)))
    running.current = done
    return done
  }

  async function assign(resource: Resource, departure: DayDeparture, shown: DayUnit): Promise<void> {
    const { _id, number, vehicle } = shown
    const words = { name: resource.name, vehicle: vehicle ?? t('numbered', { number }) }
    const [unit, resources] = await Promise.all([
      unitNow(departure, _id),
      client.fetchQuery({ ...queries.tourCars.resources({ params: { id: _id } }), staleTime: 0 }),
    ])
    const decide = unit && deciderOf(resource, unit, resources)
    if (!unit || !decide) return void toast.info(t('gone'))
    const saved = await change(unit, decide, resource.kind === 'car' ? undefined : resource.kind)
    if (!saved) return
    undoStack.push({
      text: t('nowOn', words),
      thing: `${_id} ${resource._id}`,
      take: () => void takeBack(unit, saved, departure, words).catch((error) => toast.error(ofError(error))),
    })
  }

  /** Gives a unit the vehicle and crew it had, unless someone has changed them since. */
  async function takeBack(
    before: VehicleUnit,
    saved: VehicleUnit,
    departure: DayDeparture,
    words: { name: string; vehicle: string },
  ): Promise<void> {
    const now = await unitNow(departure, before._id)
    if (!now || mannedLike(now) !== mannedLike(saved)) return void toast.info(t('changedSince', words))
    if (await save(now, unitOf(before))) toast.success(t('backOff', words))
  }

  async function unitNow({ date, tour }: DayDeparture, id: string): Promise<VehicleUnit | undefined> {
    const query = departureQueries(date, tour._id).assignments
    const { dayEventCars } = await client.fetchQuery({ ...query, staleTime: 0 })
    return dayEventCars.find(({ _id }) => _id === id)
  }
}

/** A unit's vehicle and crew, to compare. */
function mannedLike(unit: VehicleUnit): string {
  const { car, externalCar, driver, guide } = unitOf(unit)
  return JSON.stringify([car, externalCar, driver, guide])
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
