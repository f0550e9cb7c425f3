import { IconUsersPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { record } from '../record.ts'
import { useManifestTexts } from '../useManifestTexts.ts'
import { useRoad } from './RoadContext.ts'
import type { SheetStop } from './stopsInOrder.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

/** Boards everyone still waited for at a stop, after a question that names them. */
export function BoardAll({ stop }: { stop: SheetStop }) {
  const t = useText(unitMessages)
  const words = useText(crewMessages)
  const texts = useManifestTexts()
  const { unit, parties } = useRoad()
  const [isAsking, setIsAsking] = useState(false)
  const waiting = stop.parties.flatMap((party) => {
    const onRoad = parties.get(party.entry)
    return onRoad && onRoad.waiting > 0 ? [{ party, ...onRoad }] : []
  })
  const count = waiting.reduce((sum, each) => sum + each.waiting, 0)
  // The list must not reopen when someone is waited for again.
  if (isAsking && count === 0) setIsAsking(false)
  const board = async () => {
    const kept = await record(
      ...waiting.map(({ party, boarded, waiting: more }) => ({
        kind: 'boarded' as const,
        tourCar: unit._id,
        selectedTour: party.entry,
        count: boarded + more,
      })),
    )
    if (kept) setIsAsking(false)
  }
  return (
    <>
      {waiting.length > 1 && (
        <Button look="main" onClick={() => setIsAsking(true)}>
          <IconUsersPlus size={22} stroke={1.8} aria-hidden />
          {t('boardAll', { count })}
        </Button>
      )}
      {isAsking && count > 0 && (
        <Sheet
          title={t('boardAllQuestion', { place: named(stop.name || stop.address || texts.word('none')) })}
          onClose={() => setIsAsking(false)}
        >
          <ul className={styles.notes}>
            {waiting.map(({ party, waiting: more }) => (
              <li key={party.entry}>
                <bdi>{party.name}</bdi>, <Code>{more}</Code>
              </li>
            ))}
          </ul>
          <SheetActions>
            <Button onClick={() => setIsAsking(false)}>{words('cancel')}</Button>
            <Button look="main" onClick={() => void board()}>
              {t('boardAll', { count })}
            </Button>
          </SheetActions>
        </Sheet>
      )}
    </>
  )
}
