import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { Button } from '../parts/Button.tsx'
import { CountSheet } from './CountSheet.tsx'
import { PartyFacts } from './PartyFacts.tsx'
import { PartyTaps } from './PartyTaps.tsx'
import { PartyTools } from './PartyTools.tsx'
import { useRoad } from './RoadContext.ts'
import { RoadNotes } from './RoadNotes.tsx'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

/** A party at its stop: who they are, and its taps. */
export function PartyCard({ party }: { party: SheetParty }) {
  const t = useText(unitMessages)
  const { parties } = useRoad()
  const [isCounting, setIsCounting] = useState(false)
  const onRoad = parties.get(party.entry)
  if (!onRoad) return null
  const { boarded, noShow, waiting } = onRoad
  const state = waiting > 0 ? 'waiting' : boarded >= noShow ? 'boarded' : 'noShow'
  const ratio = (
    <Code>
      {boarded}/{party.people}
    </Code>
  )
  const count = party.people > 1 ? () => setIsCounting(true) : undefined
  const name = party.name ?? String(party.orderNumber ?? '')
  return (
    <article className={styles.party} data-state={state}>
      <div className={styles.partyHead}>
        <div>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <PartyFacts party={party} />
        </div>
        {count ? (
          <Button className={styles.count} onClick={count}>
            {ratio}
            <span className="hiddenText">{t('countOf', { name: named(name) })}</span>
          </Button>
        ) : (
          <span className={styles.count}>{ratio}</span>
        )}
      </div>
      <PartyTaps party={party} onRoad={onRoad} onHold={count} />
      <RoadNotes events={onRoad.events} />
      <PartyTools party={party} onRoad={onRoad} name={name} />
      {isCounting && (
        <CountSheet party={party} name={name} onRoad={onRoad} onClose={() => setIsCounting(false)} />
      )}
    </article>
  )
}
