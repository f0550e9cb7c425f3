import type { ManifestSheet } from '@tourdesk/contract/dispatch/manifests'
import { useMemo, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { KeptUnit } from '../keep/keptAnswers.ts'
import { ReplyPanel } from '../reply/ReplyPanel.tsx'
import { useCrew } from '../useCrew.ts'
import { Dropoffs } from './Dropoffs.tsx'
import { MoreStops } from './MoreStops.tsx'
import { NextStop } from './NextStop.tsx'
import { Refused } from './Refused.tsx'
import { RoadContext } from './RoadContext.ts'
import { partyOnRoad, roadEvents } from './roadEvents.ts'
import { SheetNews } from './SheetNews.tsx'
import { nameOfStop, openStops, stopsInOrder } from './stopsInOrder.ts'
import { Totals } from './Totals.tsx'
import { UnitFoot } from './UnitFoot.tsx'
import { unitMessages } from './unitMessages.ts'

interface UnitRoadProps {
  kept: KeptUnit
  sheet: ManifestSheet
}

/** A vehicle on the road: the next stop first, then everything else. */
export function UnitRoad({ kept, sheet }: UnitRoadProps) {
  const t = useText(unitMessages)
  const { taps, me } = useCrew()
  const { unit, events: listed } = kept.sheet
  const self = me?.operator ?? null
  const road = useMemo(() => {
    const events = roadEvents(unit._id, listed, taps, self)
    const parties = new Map(
      sheet.stops.flatMap(({ parties: ofStop }) =>
        ofStop.map(({ entry, people }) => [entry, partyOnRoad(entry, people, events, self)] as const),
      ),
    )
    const facts = new Map(kept.sheet.parties.map((party) => [party.entry, party]))
    return { unit, events, parties, facts }
  }, [unit, listed, taps, self, sheet, kept.sheet.parties])
  const open = openStops(sheet.stops, road.parties)
  const [here, setHere] = useState<Parameters<typeof stopsInOrder>[2]>({ at: null, wereOpen: open })
  const stops = stopsInOrder(sheet.stops, road.parties, here)
  const at = stops.now && nameOfStop(stops.now)
  if (at !== null && at !== here.at) setHere({ at, wereOpen: open })
  const next = stops.coming.map(nameOfStop).find((name) => open.has(name))
  const isEverybodyIn = open.size === 0

  return (
    <RoadContext.Provider value={road}>
      <Totals parties={[...road.parties.values()]} />
      <SheetNews kept={kept} sheet={sheet} />
      {sheet.stops.length === 0 && <p>{t('noParties')}</p>}
      {stops.now && (
        <NextStop
          key={at}
          stop={stops.now}
          onGoOn={next === undefined ? undefined : () => setHere({ at: next, wereOpen: open })}
        />
      )}
      {isEverybodyIn && sheet.stops.length > 0 && <p className="quiet">{t('allSettled')}</p>}
      <MoreStops title={t('coming')} stops={stops.coming} />
      {stops.done.length > 0 && (
        <MoreStops title={t('done', { count: stops.done.length })} stops={stops.done} isFolded />
      )}
      <Dropoffs sheet={sheet} isOpen={isEverybodyIn} />
      <Refused unit={unit._id} sheet={sheet} />
      <ReplyPanel unit={unit} />
      <UnitFoot unit={unit} sheet={sheet} />
    </RoadContext.Provider>
  )
}
