import { manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import { dayText } from '@tourdesk/domain/calendar'
import type { Sheet } from '@tourdesk/domain/dispatch/manifest/sheet'
import { ltr } from '@tourdesk/words/isolate'
import type { Locale } from '@tourdesk/words/vocabulary'
import { presentSheet } from '../../dispatch/manifest/presentSheet.ts'
import { plainStop } from '../showFact.ts'

interface SheetWords {
  locale: Locale
  /** The name that the text greets. */
  name: string
  business: { name: string; phone: string }
  sheets: readonly Sheet[]
  /** The sheets are attached as a file. */
  isAttached: boolean
  /** The sheets are on the crew's page, whose link follows the text. */
  isLinked: boolean
}

const words = {
  en: {
    subject: 'Manifest for {day}',
    hello: 'Hello {name},',
    attached: 'The manifest is attached.',
    linked: 'The manifest, always up to date:',
  },
  he: {
    subject: 'דף נסיעה ל־{day}',
    hello: 'שלום {name},',
    attached: 'דף הנסיעה מצורף.',
    linked: 'דף הנסיעה, תמיד מעודכן:',
  },
} as const

/**
 * The text that comes with sheets: tour, day, vehicle, first pickup and people of each vehicle, and its stops
 * if the sheets are neither attached nor linked.
 */
export function sheetText({ locale, name, business, sheets, isAttached, isLinked }: SheetWords): {
  subject: string
  body: string
} {
  const { subject, hello, attached, linked } = words[locale]
  const day = sheets[0] ? dayText(sheets[0].head.date) : ''
  const sign = [business.name, business.phone && ltr(business.phone)].filter(Boolean).join(', ')
  const parts = [
    hello.replace('{name}', () => name),
    ...(isAttached ? [attached] : []),
    ...sheets.map((sheet) => linesOf(sheet, locale, isAttached || isLinked).join('\n')),
    sign,
    ...(isLinked ? [linked] : []),
  ]
  return { subject: subject.replace('{day}', () => ltr(day)), body: parts.join('\n\n') }
}

/** A vehicle in a few lines, worded like its sheet. */
function linesOf(sheet: Sheet, locale: Locale, isShort: boolean): string[] {
  const texts = manifestTexts(locale)
  const { head, stops, totals } = presentSheet(sheet)
  const { tour, date, time } = head
  return [
    texts.joined(tour?.name, texts.day(date)),
    texts.joined(
      texts.vehicle(head),
      texts.people(totals.people),
      time && `${texts.word('firstPickup')} ${ltr(time)}`,
    ),
    ...(isShort
      ? []
      : stops
          .map(plainStop)
          .map((stop) => texts.joined(texts.stop(stop), stop.address, texts.people(stop.people)))),
  ]
}
