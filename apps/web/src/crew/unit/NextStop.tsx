import { useText } from '../../i18n/useText.ts'
import { Button } from '../parts/Button.tsx'
import { BoardAll } from './BoardAll.tsx'
import { PartyCard } from './PartyCard.tsx'
import { useRoad } from './RoadContext.ts'
import { StopHead } from './StopHead.tsx'
import { StopPlace } from './StopPlace.tsx'
import type { SheetStop } from './stopsInOrder.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

interface NextStopProps {
  stop: SheetStop
  /** Continues to the next stop; undefined at the last one. */
  onGoOn: (() => void) | undefined
}

/** The stop that the person drives to or is at, with all its taps. */
export function NextStop({ stop, onGoOn }: NextStopProps) {
  const t = useText(unitMessages)
  const { parties } = useRoad()
  const isDone = stop.parties.every(({ entry }) => parties.get(entry)?.waiting === 0)
  return (
    <section className={styles.stop} aria-labelledby="next-stop">
      <StopHead stop={stop}>
        <p className={styles.label}>{t('next')}</p>
        <h2 id="next-stop">
          <StopPlace stop={stop} />
        </h2>
      </StopHead>
      <BoardAll stop={stop} />
      <div className={styles.parties}>
        {stop.parties.map((party) => (
          <PartyCard key={party.entry} party={party} />
        ))}
      </div>
      {isDone && onGoOn && (
        <Button
          look="main"
          onClick={() => {
            onGoOn()
            scrollTo(0, 0)
          }}
        >
          {t('goOn')}
        </Button>
      )}
    </section>
  )
}
