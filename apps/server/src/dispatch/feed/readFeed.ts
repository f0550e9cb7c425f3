import { manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import { dayIn } from '@tourdesk/domain/calendar'
import { canceledSince, feedDays, statusOf, timesOf } from '@tourdesk/domain/dispatch/feed/eventOf'
import type { Rider, Stop } from '@tourdesk/domain/dispatch/stops/stop'
import { stopsOf } from '@tourdesk/domain/dispatch/stops/stopsOf'
import { cityLabels, type Locale } from '@tourdesk/words/vocabulary'
import { keptPlaceIn } from '../../entries/placeColumns.ts'
import type { Db } from '../../kernel/database.ts'
import { askTogether } from '../../kernel/question.ts'
import { type FeedUnit, leavingsSince, unitsInFeed } from './feedQuestions.ts'
import type { FeedReader } from './findReader.ts'
import { replyIn } from './replyIn.ts'
import type { CalendarEvent } from './writeCalendar.ts'

/** The events of a reader's calendar, including those removed within the last two weeks. */
export async function readFeed(
  { db, now, host }: { db: Db; now: Date; host: string },
  { operatorId, personId, language }: FeedReader,
): Promise<CalendarEvent[]> {
  const values = { ...feedDays(dayIn(now)), operator: operatorId ?? '', since: canceledSince(now) }
  const shape = operatorId === null ? [] : ['operator']
  const { units, leavings } = await askTogether(db, {
    units: unitsInFeed(values, shape),
    leavings: leavingsSince(values, shape),
  })
  const idOf = (unit: string) => `tourcar-${unit}-${personId}@${host}`
  const still = new Set(units.map(({ id }) => id))
  const planned = units.map((unit) => {
    const { people, place, time, lines } = detailsOf(unit, language)
    return {
      id: idOf(unit.id),
      times: timesOf({ tourDate: unit.tour_date, endDate: unit.end_date }, { time, hours: unit.hours }),
      summary: `${unit.tour} · ${people}`,
      description: lines.join('\n'),
      location: place,
      status: statusOf({ isCanceled: unit.state === 'canceled', reply: replyIn(unit, operatorId) }),
      version: unit.version,
      changedAt: unit.updated_at,
    }
  })
  const gone = leavings
    .filter(({ unit_id }) => !still.has(unit_id))
    .map((left) => ({
      id: idOf(left.unit_id),
      times: timesOf({ tourDate: left.tour_date, endDate: left.end_date }, { time: null, hours: null }),
      summary: left.tour,
      description: '',
      location: '',
      status: statusOf({ isCanceled: true, reply: null }),
      version: left.version,
      changedAt: left.left_at,
    }))
  return [...planned, ...gone]
}

function detailsOf(unit: FeedUnit, language: Locale) {
  const t = manifestTexts(language)
  const stops = stopsOf(
    unit.riders.map(toRider),
    unit.stops.map(({ key }) => key),
  )
  const [first] = stops
  const people = t.people(unit.riders.reduce((sum, { head_count }) => sum + head_count, 0))
  const named = (isWanted: (member: FeedUnit['crew'][number]) => boolean) =>
    unit.crew
      .filter(isWanted)
      .map(({ name }) => name)
      .join(', ')
  const isSupplied = unit.plate_id === null
  const vehicle = t.vehicle({
    vehicle: unit.plate_id ?? unit.supplier,
    isSupplied,
    seats: isSupplied ? unit.external_seats : unit.car_seats,
  })
  const line = (label: string, value: string) => (value ? [`${label}: ${value}`] : [])
  return {
    people,
    time: stops.find(({ time }) => time !== null)?.time ?? null,
    place: first ? whereOf(first, language) : '',
    lines: [
      ...line(t.word('vehicle'), vehicle),
      people,
      ...line(
        t.word('driver'),
        named((member) => member.is_driver),
      ),
      ...line(
        t.word('guides'),
        named((member) => member.is_guide),
      ),
      ...(first ? line(t.word('firstPickup'), t.joined(first.time, whereOf(first, language))) : []),
    ],
  }
}

/** The place of a stop; of a guest's own address, only the city is shown. */
function whereOf({ place }: Stop, language: Locale): string {
  const t = manifestTexts(language)
  if (!place) return t.word('none')
  const city = cityLabels[language][place.city]
  return place._id === null ? t.joined(city, t.word('private')) : t.joined(city, place.name || place.address)
}

function toRider(row: FeedUnit['riders'][number]): Rider {
  return {
    entry: row.id,
    people: row.head_count,
    time: row.pickup_time,
    place: keptPlaceIn('pickup', row),
  }
}
