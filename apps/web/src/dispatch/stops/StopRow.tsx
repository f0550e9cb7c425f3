import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Button } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { UnitStop } from '@tourdesk/contract/dispatch/stops'
import { steppedTime } from '@tourdesk/domain/dispatch/stops/stopTime'
import { placeName } from '@tourdesk/domain/entries/place'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { ltr } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { cityLabels } from '../../i18n/vocabulary/catalogue.ts'
import { TimeInput } from '../../kit/fields/TimeInput.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { Tag } from '../../kit/Tag.tsx'
import { proposalMessages } from './proposal/proposalMessages.ts'
import { StopParties } from './StopParties.tsx'
import styles from './stops.module.css'
import { typedTime } from './stopsDraft.ts'
import { stopsMessages } from './stopsMessages.ts'

interface StopRowProps {
  stop: UnitStop
  /** As typed. */
  time: string
  /** The time of the unit's other stop at the same place, if there is one. */
  unitTime: string | null
  isWrong: boolean
  /** From 1. */
  number: number
  of: number
  mayPlan: boolean
  onTime: (time: string) => void
  /** Moves the stop to an index from 0. */
  onMove: (to: number) => void
  onDragOver: (dragged: string) => void
}

/** A stop: its time, its place and its parties, and a handle that's dragged or moved with the arrows. */
export function StopRow(props: StopRowProps) {
  const { stop, time, unitTime, isWrong, number, of, mayPlan, onTime, onMove } = props
  const t = useText(stopsMessages)
  const words = useText(proposalMessages)
  const { ofField } = useProblemTexts()
  const city = useLabel(cityLabels)
  const row = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  useStopDrag(row, handle, stop.key, mayPlan, props.onDragOver)
  const { place } = stop
  const name = place ? placeName(place) || city(place.city) : t('noPickup')

  function step(direction: 1 | -1): void {
    const typed = typedTime({ time })
    if (typed) onTime(steppedTime(typed, direction))
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = { ArrowUp: number - 2, ArrowDown: number, Home: 0, End: of - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
    // A row that moves up is briefly removed from the page, and loses the focus.
    requestAnimationFrame(() => handle.current?.focus())
  }

  return (
    <div ref={row} className={styles.stop} data-stop-row>
      {mayPlan ? (
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-label={t('place', { place: name, number, all: of })}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={16} stroke={1.6} aria-hidden />
        </button>
      ) : (
        <span className={styles.handle} />
      )}
      <div className={`row ${styles.time}`}>
        {mayPlan ? (
          <TimeInput
            label={t('time', { place: name })}
            hidesLabel
            value={time}
            onChange={onTime}
            onArrow={step}
            error={isWrong && ofField('stop_time_invalid')}
            width={72}
          />
        ) : (
          <Code>{time}</Code>
        )}
      </div>
      <div className={styles.facts}>
        <div className={`row wrap gap2 across12 ${styles.place}`}>
          <strong>
            <Name>{name}</Name>
          </strong>
          {place && !place._id && <Tag>{t('privateAddress')}</Tag>}
          {place && <Address city={city(place.city)} address={place.address} name={name} />}
          {stop.time !== null && time !== stop.time && (
            <span className="quiet">{words('before', { time: ltr(stop.time) })}</span>
          )}
          {mayPlan && unitTime !== null && (
            <span className="inlineRow wrap gap8 orange">
              {t('timeHere', { time: unitTime })}
              <Button variant="light" size="compact-sm" onClick={() => onTime(unitTime)}>
                {t('takeTime', { time: unitTime })}
              </Button>
            </span>
          )}
          <span className="pushEnd strong tabular">{t('people', { count: stop.people })}</span>
        </div>
        <StopParties stop={stop} time={typedTime({ time })} />
      </div>
    </div>
  )
}

/** An address with its city. */
function Address({ city, address, name }: { city: string; address: string; name: string }) {
  return (
    <span className="quiet">
      {address && address !== name ? <Name>{address}</Name> : city !== name && city}
    </span>
  )
}

/** Makes a row draggable by its handle; rows that it's dragged over make room. */
function useStopDrag(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  key: string,
  mayPlan: boolean,
  onDragOver: (dragged: string) => void,
): void {
  const dragOver = useEffectEvent(onDragOver)
  useEffect(() => {
    if (!mayPlan || !row.current || !handle.current) return
    const element = row.current
    const stopDrag = draggable({
      element,
      dragHandle: handle.current,
      getInitialData: () => ({ unitStop: key }),
    })
    const stopDrop = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.unitStop === 'string',
      onDragEnter: ({ source }) => {
        if (source.data.unitStop !== key) dragOver(String(source.data.unitStop))
      },
    })
    return () => {
      stopDrag()
      stopDrop()
    }
  }, [row, handle, key, mayPlan])
}
