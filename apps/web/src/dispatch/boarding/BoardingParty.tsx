import { Button } from '@mantine/core'
import type { BoardingParty as Party } from '@tourdesk/contract/crew/boardings'
import type { BoardingEvent } from '@tourdesk/contract/crew/crewEvents'
import { timeIn } from '@tourdesk/domain/calendar'
import { type TapKind, tapKinds } from '@tourdesk/domain/crew/vocabulary'
import { useState } from 'react'
import { useCan } from '../../app/session.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { cityLabels } from '../../i18n/vocabulary/catalogue.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Name, Phone } from '../../kit/Isolated.tsx'
import { oneDayMessages } from '../oneDay/oneDayMessages.ts'
import styles from './boarding.module.css'
import { boardingMessages } from './boardingMessages.ts'
import { EventList } from './EventList.tsx'
import { PartDialog } from './PartDialog.tsx'
import { useCountWords } from './useCountWords.ts'
import { useEventText } from './useEventText.ts'
import { useTaps } from './useTaps.ts'

interface BoardingPartyProps {
  unit: string
  party: Party
  ahead: number
  tabIndex: number
}

/** A party on the road: its state, the taps, and its events so far, each with a button to undo it. */
export function BoardingParty({ unit, party, ahead, tabIndex }: BoardingPartyProps) {
  const t = useText(boardingMessages)
  const words = useText(oneDayMessages)
  const counts = useCountWords()
  const text = useEventText()
  const mayTap = useCan('dispatch.write')
  const taps = useTaps(ahead)
  const [isParting, setParting] = useState(false)
  const { selectedTour, people } = party
  const name = named(party.customer)
  const tap = (kind: TapKind, count: number) =>
    taps.run(
      { kind, tourCar: unit, selectedTour, count },
      t('tapped', { tap: `${t(`tap_${kind}`)} ${ltr(String(count))}`, party: name }),
    )
  const takeBack = (event: BoardingEvent) =>
    taps.run({ kind: 'undo', tourCar: unit, selectedTour, undoes: event._id }, t('takenBack'))
  return (
    <li className={styles.party} data-row={selectedTour} data-waits={party.waiting > 0 || undefined}>
      <span className={styles.time}>{party.time ? <Code>{party.time}</Code> : words('noTime')}</span>
      <span className={styles.who}>
        <AppLink href={`/order/${party.orderId}`} data-stop="order" tabIndex={tabIndex}>
          <Code>{party.orderNumber}</Code> <Name>{party.customer}</Name>
        </AppLink>{' '}
        <span className="quiet">{t('persons', { count: people })}</span>
        <Place party={party} />
        <Phone>{party.mobilePhone}</Phone>
      </span>
      <strong className={`strong tabular ${styles.counts}`}>{counts(party)}</strong>
      {mayTap && (
        <span className={`flex wrap justifyEnd gap4 ${styles.taps}`}>
          {tapKinds.map((kind) => (
            <Button
              key={kind}
              variant={countOf(party, kind) === people ? 'light' : 'default'}
              size="compact-sm"
              data-stop={kind}
              tabIndex={tabIndex}
              aria-label={t('tapOf', { tap: t(`tap_${kind}`), party: name })}
              onClick={() => void tap(kind, people)}
            >
              {t(`tap_${kind}`)}
            </Button>
          ))}
          {people > 1 && (
            <Button
              variant="subtle"
              size="compact-sm"
              data-stop="part"
              tabIndex={tabIndex}
              aria-label={t('partOf', { party: name })}
              onClick={() => setParting(true)}
            >
              {t('part')}
            </Button>
          )}
        </span>
      )}
      {party.noShowFrom !== null && party.waiting > 0 && <NoShowFrom from={party.noShowFrom} ahead={ahead} />}
      {party.events.length > 0 && (
        <div className={styles.happened}>
          <EventList
            events={party.events}
            label={t('events', { party: name })}
            tabIndex={tabIndex}
            {...(mayTap && {
              takeBack: {
                run: (event) => void takeBack(event),
                nameOf: (event) => t('takeBackOf', { tap: text(event), party: name }),
              },
            })}
          />
        </div>
      )}
      <PartDialog
        party={party}
        opened={isParting}
        onClose={() => setParting(false)}
        onTap={async (kind, count) => {
          await tap(kind, count)
          setParting(false)
        }}
      />
    </li>
  )
}

function Place({ party: { place } }: { party: Party }) {
  const t = useText(boardingMessages)
  const city = useLabel(cityLabels)
  if (!place) return <span className="quiet">{t('noPlace')}</span>
  return (
    <span className="quiet">
      {city(place.city)} <Name>{place.name || place.address}</Name>
    </span>
  )
}

/** Says from when a no-show counts. Staff may report one earlier, but it's flagged. */
function NoShowFrom({ from, ahead }: { from: string; ahead: number }) {
  const t = useText(boardingMessages)
  const at = new Date(from)
  if (at.getTime() <= Date.now() + ahead) return null
  return <span className={styles.from}>{t('noShowFrom', { time: ltr(timeIn(at)) })}</span>
}

function countOf(party: Party, kind: TapKind): number {
  return { boarded: party.boarded, no_show: party.noShow, dropped_off: party.droppedOff }[kind]
}
