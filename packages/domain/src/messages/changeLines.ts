import type { Day } from '../calendar.ts'
import type { ChangedField, KnownTour, TourChange } from './knownTours.ts'
import type { MessageLanguage } from './vocabulary.ts'

/** How values are written in a text. */
export interface Written {
  day(day: Day): string
  language(tour: KnownTour): string
}

/** What changed, one line per tour, as customers read it. */
export function changeLines(
  changes: readonly TourChange[],
  language: MessageLanguage,
  written: Written,
): string[] {
  const words = phrases[language]
  return changes.map(({ kind, tour, fields }) => {
    const name = `${tour.tour}, ${written.day(tour.date)}`
    if (kind !== 'changed') return `${words[kind]}: ${name}`
    return `${name}: ${fields.map((field) => words.fields[field](tour, written)).join(', ')}`
  })
}

type Phrase = (tour: KnownTour, written: Written) => string

const phrases: Record<
  MessageLanguage,
  { added: string; removed: string; fields: Record<ChangedField, Phrase> }
> = {
  en: {
    added: 'New',
    removed: 'Canceled',
    fields: {
      tour: ({ tour }) => `the tour is ${tour}`,
      date: ({ date }, { day }) => `the day is ${day(date)}`,
      place: (tour) => `pickup at ${placeOf(tour)}`,
      time: ({ time }) => (time ? `pickup at ${time}` : 'the pickup time follows'),
      people: ({ people }) => (people === 1 ? '1 person' : `${people} people`),
      language: (tour, { language }) => `in ${language(tour)}`,
      vehicle: ({ vehicle }) => `vehicle ${vehicle}`,
    },
  },
  he: {
    added: 'נוסף',
    removed: 'בוטל',
    fields: {
      tour: ({ tour }) => `הסיור: ${tour}`,
      date: ({ date }, { day }) => `התאריך: ${day(date)}`,
      place: (tour) => `מקום האיסוף: ${placeOf(tour)}`,
      time: ({ time }) => (time ? `שעת האיסוף: ${time}` : 'שעת האיסוף תימסר בהמשך'),
      people: ({ people }) => (people === 1 ? 'אדם אחד' : `${people} אנשים`),
      language: (tour, { language }) => `השפה: ${language(tour)}`,
      vehicle: ({ vehicle }) => `הרכב: ${vehicle}`,
    },
  },
}

function placeOf({ place, address }: KnownTour): string {
  return [place, address].filter(Boolean).join(', ')
}
