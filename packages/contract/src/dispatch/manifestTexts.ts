import { dayText, weekdayOf } from '@tourdesk/domain/calendar'
import { currencySymbols } from '@tourdesk/domain/pricing/vocabulary'
import { countedTicket } from '@tourdesk/words/countedTicket'
import { ltr, typed } from '@tourdesk/words/isolate'
import {
  cityLabels,
  isStandardTicket,
  type Locale,
  languageLabels,
  ticketTypeLabels,
  toBeDetermined,
} from '@tourdesk/words/vocabulary'
import type { ManifestSheet, SheetChange, SheetParty } from './manifests.ts'
import { manifestWords } from './manifestWords.ts'

type Word = keyof (typeof manifestWords)['en']
type Stop = ManifestSheet['stops'][number]
type Dropoff = ManifestSheet['dropoffs'][number]

/**
 * The texts of a sheet in one language, the same on screens and on paper. Text that would be reordered next
 * to the other direction is isolated.
 */
export function manifestTexts(locale: Locale) {
  const words = manifestWords[locale]
  const fill = (word: Word, values: Record<string, string | number>) =>
    words[word].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
  const counted = (of: 'people' | 'parties', count: number) =>
    count === 1 ? words[`${of}One`] : count === 2 ? words[`${of}Two`] : fill(`${of}Many`, { count })
  const joined = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join(' · ')

  return {
    word: (word: Word) => words[word],
    fill,
    joined,
    people: (count: number) => counted('people', count),
    parties: (count: number) => counted('parties', count),
    day,
    vehicle,
    seats: ({ seats, people }: { seats: number | null; people: number }) =>
      ltr(seats === null ? String(people) : `${people}/${seats}`),
    person: ({ name, phone }: { name: string; phone: string }) =>
      [typed(name), ltr(phone)].filter(Boolean).join(' '),
    time: timeOf,
    city: (city: Stop['city']) => (city === null ? '' : cityLabels[locale][city]),
    language: (language: NonNullable<ManifestSheet['totals']['languages']>[number]['language']) =>
      language === null ? words.noLanguage : languageLabels[locale][language],
    tickets,
    ticketName,
    stop,
    stopCounts: ({ parties, people }: { parties: readonly unknown[]; people: number }) =>
      `${counted('parties', parties.length)}, ${counted('people', people)}`,
    dropoff,
    dropoffPlace,
    partyName,
    split,
    money,
    change,
    changesTitle: (since: number) => fill('changes', { version: ltr(String(since)) }),
  }

  /** `Sun 22/11/2026` */
  function day(date: string): string {
    return `${weekdays[locale][weekdayOf(date)]} ${ltr(dayText(date))}`
  }

  function vehicle({
    vehicle: name,
    isSupplied,
    seats,
  }: Pick<ManifestSheet['head'], 'vehicle' | 'isSupplied' | 'seats'>): string {
    if (name === null) return words.noVehicle
    return isSupplied ? fill('supplied', { supplier: typed(name), seats: seats ?? 0 }) : ltr(name)
  }

  /** `2 adult, 1 child`, `2 מבוגרים, ילד אחד` */
  function tickets(counts: SheetParty['tickets']): string {
    return counts
      .map(({ type, count }) =>
        locale === 'he' && isStandardTicket(type)
          ? countedTicket(type, count, locale)
          : `${count} ${ticketName(type)}`,
      )
      .join(', ')
  }

  function ticketName(type: string): string {
    if (locale === 'en') return type
    return isStandardTicket(type) ? ticketTypeLabels.he[type] : typed(type)
  }

  /** `07:00 · Tel Aviv · Dan Tel Aviv` */
  function stop(at: Stop): string {
    if (at.kind === 'none') return words.none
    return joined(timeOf(at.time), placeText(at))
  }

  /** City and place; a private address is marked. */
  function placeText({
    kind,
    city,
    name,
    address,
  }: Pick<Stop, 'kind' | 'city' | 'name' | 'address'>): string {
    if (kind === 'none') return words.none
    const label = city === null ? '' : cityLabels[locale][city]
    return kind === 'private'
      ? joined(label, words.private, typed(address))
      : joined(label, typed(name || address))
  }

  function dropoffPlace({ kind, city, name, address }: Dropoff): string {
    if (kind === 'place') return joined(city && cityLabels[locale][city], typed(name || address))
    return kind === 'same' ? words.same : words.noReturn
  }

  function dropoff(group: Dropoff): string {
    const paid = group.paidReturn === 0 ? '' : `${words.paidReturn}: ${counted('people', group.paidReturn)}`
    return joined(dropoffPlace(group), counted('people', group.people), paid)
  }

  /** `10547 López, 3` */
  function partyName({ orderNumber, name = '', people }: Dropoff['parties'][number]): string {
    return `${orderNumber === undefined ? '' : `${ltr(String(orderNumber))} `}${typed(name)}, ${people}`
  }

  /** `2 of 5, others in 12-345-67`; empty for a party that's all together. */
  function split({ people, split: of }: SheetParty): string {
    if (!of) return ''
    const vehicles = of.vehicles.map((name) => (name === null ? words.notChosen : typed(name)))
    return [
      fill('partOf', { people, all: of.all }),
      vehicles.length > 0 && fill('othersIn', { vehicles: vehicles.join(', ') }),
      of.waiting > 0 && fill('othersWaiting', { count: of.waiting }),
    ]
      .filter(Boolean)
      .join(', ')
  }

  /** `$120.00`, or the word for an open price. */
  function money({ amount, currency }: NonNullable<SheetParty['price']>): string {
    if (amount === null || currency === null) return toBeDetermined[locale]
    return ltr(`${currencySymbols[currency]}${amount.toFixed(2).replace(thousands, ',')}`)
  }

  /** `+ 10547 López, 3`, `10530: 07:00 → 07:15` */
  function change(one: SheetChange): string {
    const arrow = locale === 'he' ? '←' : '→'
    const between = (from: string, to: string) => `${from || words.nobody} ${arrow} ${to || words.nobody}`
    switch (one.kind) {
      case 'came':
        return `+ ${partyName(one.party)}`
      case 'left':
        return `− ${partyName(one.party)}`
      case 'details':
        return `${who(one.party)}: ${words.details}`
      case 'people':
        return `${who(one.party)}: ${between(counted('people', one.from), counted('people', one.to))}`
      case 'time':
        return `${who(one.party)}: ${between(timeOf(one.from), timeOf(one.to))}`
      case 'place':
        return `${who(one.party)}: ${between(placeText(one.from), placeText(one.to))}`
      case 'vehicle':
      case 'driver':
      case 'guides':
        return `${words[one.kind]}: ${between(typed(one.from), typed(one.to))}`
      case 'total':
        return `${words.total}: ${between(String(one.from), String(one.to))}`
      case 'order':
      case 'other':
        return words[one.kind]
    }
  }

  /** The order's number, or its name where the reader doesn't see numbers. */
  function who({ orderNumber, name = '' }: Dropoff['parties'][number]): string {
    return orderNumber === undefined ? typed(name) : ltr(String(orderNumber))
  }

  function timeOf(time: string | null): string {
    return time === null ? words.noTime : ltr(time)
  }
}

export type ManifestTexts = ReturnType<typeof manifestTexts>

const weekdays: Record<Locale, readonly string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  he: ['יום א׳', 'יום ב׳', 'יום ג׳', 'יום ד׳', 'יום ה׳', 'יום ו׳', 'שבת'],
}

/** Between groups of three digits before the point. */
const thousands = /\B(?=(\d{3})+\.)/g
