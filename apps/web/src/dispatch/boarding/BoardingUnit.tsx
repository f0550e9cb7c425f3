import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Boarding } from '@tourdesk/contract/crew/boardings'
import type { BoardingEvent } from '@tourdesk/contract/crew/crewEvents'
import { timeIn } from '@tourdesk/domain/calendar'
import { useId } from 'react'
import { useCan } from '../../app/session.ts'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { FillBar } from '../../kit/FillBar.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { manifestHref } from '../manifestHref.ts'
import { DayCard } from '../oneDay/DayCard.tsx'
import { DeclinedLines } from '../replies/DeclinedLines.tsx'
import { ReplySign } from '../replies/ReplySign.tsx'
import { useOneTabStop } from '../useOneTabStop.ts'
import { BoardingParty } from './BoardingParty.tsx'
import styles from './boarding.module.css'
import { boardingMessages } from './boardingMessages.ts'
import { EventList } from './EventList.tsx'
import { useCountWords } from './useCountWords.ts'
import { useEventText } from './useEventText.ts'
import { useTaps } from './useTaps.ts'

interface BoardingUnitProps {
  unit: Boarding
  /** Milliseconds by which the server's clock is ahead. */
  ahead: number
  isOpen: boolean
  onToggle: () => void
}

/** A vehicle on the road: how many got on, its last event, and its parties. */
export function BoardingUnit({ unit, ahead, isOpen, onToggle }: BoardingUnitProps) {
  const t = useText(boardingMessages)
  const counts = useCountWords()
  const id = useId()
  const parties = t('parties', { count: unit.parties.length })
  const vehicle = unit.vehicle ?? t('noVehicle')
  const name = list([unit.tour.name, vehicle])
  return (
    <DayCard
      label={name}
      time={unit.time}
      title={<Name>{unit.tour.name}</Name>}
      beside={
        <>
          <span className={styles.vehicle}>
            <Name>{vehicle}</Name>
          </span>
          <span className={styles.crew}>
            <Crew unit={unit} />
          </span>
          <AppLink href={manifestHref(unit._id, unit.date)} aria-label={t('sheetOf', { unit: name })}>
            {t('sheet')}
          </AppLink>
        </>
      }
    >
      <DeclinedLines replies={unit.replies} />
      <div className="row wrap gap2 across16">
        <span className={styles.bar}>
          <FillBar part={unit.boarded} whole={unit.people} isQuiet={unit.waiting === 0} />
        </span>
        <strong className={`strong tabular ${styles.counts}`}>
          {counts(unit) || t('persons', { count: 0 })}
        </strong>
        <LastEvent unit={unit} />
        <UnstyledButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('partiesOf', { parties, unit: name })}
          onClick={onToggle}
        >
          {parties}
          <IconChevronDown size={16} stroke={1.6} className={styles.sign} aria-hidden />
        </UnstyledButton>
      </div>
      {isOpen && (
        <div id={id}>
          <Parties unit={unit} ahead={ahead} name={name} />
        </div>
      )}
    </DayCard>
  )
}

function Crew({ unit: { replies } }: { unit: Boarding }) {
  return replies.map((reply) => (
    <span key={reply.operator._id}>
      <Name>{reply.operator.name}</Name>
      {/* A refusal has its own line. */}
      {reply.state !== 'declined' && <ReplySign reply={reply} />}
    </span>
  ))
}

function LastEvent({ unit: { last, parties } }: { unit: Boarding }) {
  const t = useText(boardingMessages)
  const text = useEventText()
  if (!last) return <span className={styles.last}>{t('noEvents')}</span>
  const party = parties.find(({ selectedTour }) => selectedTour === last.selectedTour)
  return (
    <span className={styles.last}>
      <Code>{timeIn(new Date(last.at))}</Code> {text(last)}
      {party && (
        <>
          {' · '}
          <Name>{party.customer}</Name>
        </>
      )}
      {' · '}
      <Name>{last.by.name}</Name>
    </span>
  )
}

function Parties({ unit, ahead, name }: { unit: Boarding; ahead: number; name: string }) {
  const t = useText(boardingMessages)
  const text = useEventText()
  const mayTap = useCan('dispatch.write')
  const taps = useTaps(ahead)
  const takeBack = ({ _id, selectedTour }: BoardingEvent) =>
    taps.run({ kind: 'undo', tourCar: unit._id, selectedTour, undoes: _id }, t('takenBack'))
  const stops = useOneTabStop(unit.parties.map(({ selectedTour }) => selectedTour))
  return (
    <>
      {unit.parties.length === 0 && <p className="quiet flat above4">{t('nobody')}</p>}
      <ul className={`plainList ${styles.parties}`} {...stops.listProps}>
        {unit.parties.map((party) => (
          <BoardingParty
            key={party.selectedTour}
            unit={unit._id}
            party={party}
            ahead={ahead}
            tabIndex={stops.tabIndexOf(party.selectedTour)}
          />
        ))}
      </ul>
      {unit.otherEvents.length > 0 && (
        <div className={styles.others}>
          <h3>{t('ofVehicle')}</h3>
          <EventList
            events={unit.otherEvents}
            label={t('ofVehicle')}
            {...(mayTap && {
              takeBack: {
                run: (event) => void takeBack(event),
                nameOf: (event) => t('takeBackOf', { tap: text(event), party: name }),
              },
            })}
          />
        </div>
      )}
    </>
  )
}
