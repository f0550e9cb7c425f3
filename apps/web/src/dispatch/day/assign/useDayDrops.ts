import type { DayPlan } from '@tourdesk/contract/dispatch/dayPlan'
import { useText } from '../../../i18n/useText.ts'
import { useKeys } from '../../../kit/useKeys.ts'
import { useDrops } from '../../board/dragging.ts'
import type { Resource } from './AssignContext.ts'
import { assignMessages } from './assignMessages.ts'
import type { useAssign } from './useAssign.ts'

/** Puts cars and people on the vehicles they're dropped on, and lists the keys of the lines that can be dragged. */
export function useDayDrops(plan: DayPlan, assign: ReturnType<typeof useAssign>, canWrite: boolean): void {
  const t = useText(assignMessages)
  useDrops(([id], vehicle) => {
    const resource = resourcesOf(plan).find(({ _id }) => _id === id)
    for (const departure of plan.departures) {
      const unit = departure.units.find(({ _id }) => _id === vehicle)
      if (resource && unit) void assign(resource, departure, unit)
    }
  })
  const keys = [
    { keys: 'a', label: t('keyAssign'), run: openMenu },
    { keys: '1', label: t('keyNumber') },
    { keys: 's', label: t('keySplit') },
  ]
  useKeys(canWrite ? keys : [])
}

/** Opens the menu of the focused line, else that of the first party without a vehicle. */
function openMenu(): void {
  const line = document.activeElement?.closest('[data-party], [data-resource]')
  const opener = (line ?? document).querySelector<HTMLElement>('[data-assign]')
  opener?.focus()
  opener?.click()
}

function resourcesOf({ cars, guides, drivers }: DayPlan): Resource[] {
  const nameOf = ({ firstName, lastName }: DayPlan['guides'][number]) => `${firstName} ${lastName}`.trim()
  return [
    ...cars.map(({ _id, plateId }) => ({ kind: 'car' as const, _id, name: plateId })),
    ...guides.map((guide) => ({ kind: 'guide' as const, _id: guide._id, name: nameOf(guide) })),
    ...drivers.map((driver) => ({ kind: 'driver' as const, _id: driver._id, name: nameOf(driver) })),
  ]
}
