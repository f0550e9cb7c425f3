import type { ManifestSheet } from '@tourdesk/contract/dispatch/manifests'
import { timeIn } from '@tourdesk/domain/calendar'
import { ltr, named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { useCrew } from '../useCrew.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

const tapWords = { boarded: 'boarded', no_show: 'noShow', dropped_off: 'droppedOff' } as const

/** Taps that the office refused, so that the person knows that they don't count. */
export function Refused({ unit, sheet }: { unit: string; sheet: ManifestSheet }) {
  const t = useText(unitMessages)
  const { taps } = useCrew()
  const refused = taps.filter(({ event, state }) => state === 'refused' && event.tourCar === unit)
  if (refused.length === 0) return null
  const parties = sheet.stops.flatMap((stop) => stop.parties)
  const nameOf = (entry: string | null | undefined) => parties.find((each) => each.entry === entry)?.name
  return (
    <section className={styles.refused}>
      <p>{t('refused')}</p>
      <ul>
        {refused.map(({ event }) => (
          <li key={event._id}>
            {[
              ltr(timeIn(new Date(event.at))),
              'text' in event ? named(event.text) : wordOf(event.kind, t),
              'selectedTour' in event && named(nameOf(event.selectedTour) ?? ''),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordOf(
  kind: string,
  t: (key: 'boarded' | 'noShow' | 'droppedOff' | 'cash' | 'takenBack' | 'reply') => string,
) {
  if (kind in tapWords) return t(tapWords[kind as keyof typeof tapWords])
  return t(kind === 'cash' ? 'cash' : kind === 'reply' ? 'reply' : 'takenBack')
}
