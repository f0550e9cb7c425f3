import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import type { TapKind } from '@tourdesk/domain/crew/vocabulary'
import { useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import { record } from '../record.ts'
import { useOfficeTime } from '../useOfficeTime.ts'
import { useRoad } from './RoadContext.ts'
import type { PartyOnRoad } from './roadEvents.ts'
import { unitMessages } from './unitMessages.ts'

interface CountSheetProps {
  party: SheetParty
  name: string
  onRoad: PartyOnRoad
  onClose: () => void
}

/** Counts a party of which only some got on, didn't come, or got off. Saving taps the counts that changed. */
export function CountSheet({ party: { entry, people }, name, onRoad, onClose }: CountSheetProps) {
  const t = useText(unitMessages)
  const words = useText(crewMessages)
  const { unit, facts } = useRoad()
  const now = useOfficeTime()
  const was = { boarded: onRoad.boarded, no_show: onRoad.noShow, dropped_off: onRoad.droppedOff }
  const [counts, setCounts] = useState<Record<TapKind, number>>(was)
  const from = facts.get(entry)?.noShowFrom ?? null
  const isEarly = from !== null && Date.parse(from) > now
  const most: Record<TapKind, number> = {
    boarded: people - counts.no_show,
    no_show: isEarly ? was.no_show : people - counts.boarded,
    dropped_off: counts.boarded,
  }
  const labels = { boarded: t('boarded'), no_show: t('noShow'), dropped_off: t('droppedOff') }
  const kinds = ['boarded', 'no_show', 'dropped_off'] as const
  const changed = kinds.filter((kind) => counts[kind] !== was[kind])
  const save = async () => {
    const kept = await record(
      ...changed.map((kind) => ({ kind, tourCar: unit._id, selectedTour: entry, count: counts[kind] })),
    )
    if (kept) onClose()
  }
  return (
    <Sheet title={t('countOf', { name: named(name) })} onClose={onClose}>
      {kinds.map((kind) => (
        <Stepper
          key={kind}
          name={labels[kind]}
          value={counts[kind]}
          most={most[kind]}
          less={t('one_less', { name: labels[kind] })}
          more={t('one_more', { name: labels[kind] })}
          onChange={(value) =>
            setCounts((now) => ({
              ...now,
              [kind]: value,
              ...(kind === 'boarded' && { dropped_off: Math.min(now.dropped_off, value) }),
            }))
          }
        />
      ))}
      <SheetActions>
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button look="main" disabled={changed.length === 0} onClick={() => void save()}>
          {words('save')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}
