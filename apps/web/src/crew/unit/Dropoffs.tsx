import type { ManifestSheet } from '@tourdesk/contract/dispatch/manifests'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { Button } from '../parts/Button.tsx'
import { record } from '../record.ts'
import { useManifestTexts } from '../useManifestTexts.ts'
import { PartyMark } from './PartyMark.tsx'
import { useRoad } from './RoadContext.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

type Group = ManifestSheet['dropoffs'][number]

/** Where people get off, with a tap for each party that's on board. */
export function Dropoffs({ sheet: { dropoffs }, isOpen }: { sheet: ManifestSheet; isOpen: boolean }) {
  const t = useText(unitMessages)
  const texts = useManifestTexts()
  if (dropoffs.length === 0) return null
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{t('dropoffs')}</summary>
      <div>
        {dropoffs.map((group) => (
          <section
            key={[group.kind, group.city, group.name, group.address].join('|')}
            className={styles.list}
          >
            <h2>{texts.dropoff(group)}</h2>
            {group.parties.map((party) => (
              <DropoffLine key={party.entry} party={party} />
            ))}
          </section>
        ))}
      </div>
    </details>
  )
}

function DropoffLine({ party: { entry, name, orderNumber, people } }: { party: Group['parties'][number] }) {
  const t = useText(unitMessages)
  const { unit, parties } = useRoad()
  const onRoad = parties.get(entry)
  const count = onRoad?.boarded ?? 0
  const isOn = onRoad && count > onRoad.droppedOff
  return (
    <div className={styles.line}>
      <p>
        <bdi>{name ?? orderNumber}</bdi>, <Code>{people}</Code>
      </p>
      {isOn && (
        <Button
          onClick={() => void record({ kind: 'dropped_off', tourCar: unit._id, selectedTour: entry, count })}
        >
          {t('droppedOff')}
        </Button>
      )}
      {onRoad && !isOn && onRoad.isSent !== null && <PartyMark onRoad={onRoad} />}
    </div>
  )
}
