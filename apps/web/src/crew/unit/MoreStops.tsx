import { useManifestTexts } from '../useManifestTexts.ts'
import { BoardAll } from './BoardAll.tsx'
import { PartyCard } from './PartyCard.tsx'
import { StopHead } from './StopHead.tsx'
import { StopPlace } from './StopPlace.tsx'
import { nameOfStop, type SheetStop } from './stopsInOrder.ts'
import styles from './unit.module.css'

interface MoreStopsProps {
  title: string
  stops: readonly SheetStop[]
  /** Shows only the title until it's tapped. */
  isFolded?: boolean
}

/** The stops other than the next one, collapsed: a tap opens one. */
export function MoreStops({ title, stops, isFolded }: MoreStopsProps) {
  if (stops.length === 0) return null
  const list = stops.map((stop) => <FoldedStop key={nameOfStop(stop)} stop={stop} />)
  if (!isFolded) {
    return (
      <section className={styles.list}>
        <h2>{title}</h2>
        {list}
      </section>
    )
  }
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <div>{list}</div>
    </details>
  )
}

function FoldedStop({ stop }: { stop: SheetStop }) {
  const texts = useManifestTexts()
  return (
    <details className={styles.more}>
      <summary>
        <strong>{texts.stop(stop)}</strong>
        <span className="quiet" style={{ display: 'block' }}>
          {texts.stopCounts(stop)}
        </span>
      </summary>
      <div>
        <StopHead stop={stop}>
          <h3>
            <StopPlace stop={stop} />
          </h3>
        </StopHead>
        <BoardAll stop={stop} />
        {stop.parties.map((party) => (
          <PartyCard key={party.entry} party={party} />
        ))}
      </div>
    </details>
  )
}
