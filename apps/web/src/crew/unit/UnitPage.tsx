import { useEffect, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { CrewFrame } from '../parts/CrewFrame.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { sync } from '../send/sync.ts'
import { useCrew } from '../useCrew.ts'
import { UnitRoad } from './UnitRoad.tsx'
import { unitMessages } from './unitMessages.ts'

/** A vehicle of the person: its stops in order, with the parties to tap. */
export function UnitPage({ id }: { id: string }) {
  const t = useText(unitMessages)
  const words = useText(crewMessages)
  const { units, days, isOffline, hasFailed } = useCrew()
  const isLoading = useLoading(id)
  const kept = units.get(id)
  const listed = days?.data.flatMap((day) => day.units).find(({ _id }) => _id === id)
  const unit = kept?.sheet.unit ?? listed
  const isUnknown = !kept && !isLoading && !isOffline && !hasFailed
  return (
    <CrewFrame title={unit?.tour.name ?? t('vehicle')} isBusy={!kept && isLoading}>
      {unit?.isClosed && <p role="alert">{words('notOnUnit')}</p>}
      {!unit?.isClosed && kept?.sheet.sheet && <UnitRoad kept={kept} sheet={kept.sheet.sheet} />}
      {!unit?.isClosed && !kept && (isUnknown ? <p role="alert">{t('noUnit')}</p> : <Waiting />)}
    </CrewFrame>
  )
}

/** Loads the unit when its page is opened; true while loading. */
function useLoading(id: string): boolean {
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isShown = true
    void sync().then(() => isShown && setLoaded(id))
    return () => {
      isShown = false
    }
  }, [id])
  return loaded !== id
}
