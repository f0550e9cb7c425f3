import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { timeIn } from '@tourdesk/domain/calendar'
import type { TapKind } from '@tourdesk/domain/crew/vocabulary'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../parts/Button.tsx'
import { useLongPress } from '../parts/useLongPress.ts'
import { record } from '../record.ts'
import { useOfficeTime } from '../useOfficeTime.ts'
import { PartyMark } from './PartyMark.tsx'
import { useRoad } from './RoadContext.ts'
import type { PartyOnRoad } from './roadEvents.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

interface PartyTapsProps {
  party: SheetParty
  onRoad: PartyOnRoad
  /** Opens the counts of a part; undefined for one person. */
  onHold: (() => void) | undefined
}

/** The big buttons of a party, and what was tapped. Each tap applies to everyone it can apply to. */
export function PartyTaps({ party, onRoad, onHold }: PartyTapsProps) {
  const t = useText(unitMessages)
  const { unit, facts } = useRoad()
  const now = useOfficeTime()
  const { boarded, noShow, waiting, droppedOff } = onRoad
  const tap = (kind: TapKind, count: number) => () =>
    void record({ kind, tourCar: unit._id, selectedTour: party.entry, count })
  const boardedPress = useLongPress(tap('boarded', boarded + waiting), onHold)
  const noShowPress = useLongPress(tap('no_show', noShow + waiting), onHold)
  const offPress = useLongPress(tap('dropped_off', boarded), onHold)
  const from = facts.get(party.entry)?.noShowFrom ?? null
  const isEarly = from !== null && Date.parse(from) > now
  return (
    <>
      {waiting < party.people && <PartyMark onRoad={onRoad} />}
      {waiting > 0 && (
        <div className={styles.taps}>
          <Button look="main" {...boardedPress}>
            {t('boarded')}
          </Button>
          <Button disabled={isEarly} {...noShowPress}>
            {isEarly ? t('noShowFrom', { time: ltr(timeIn(new Date(from))) }) : t('noShow')}
          </Button>
        </div>
      )}
      {waiting === 0 && boarded > droppedOff && (
        <div className={styles.taps}>
          <span />
          <Button {...offPress}>{t('droppedOff')}</Button>
        </div>
      )}
    </>
  )
}
