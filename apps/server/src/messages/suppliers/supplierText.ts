import { manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import type { RequestFacts } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { SupplierEvent } from '@tourdesk/domain/messages/automatic'
import type { Locale } from '@tourdesk/words/vocabulary'
import { plainStop } from '../showFact.ts'

interface Said {
  language: Locale
  /** The name that the text greets. */
  name: string
  facts: RequestFacts
  contact: string
  remarks: string
  business: { name: string; phone: string }
}

const words = {
  en: {
    supplier_request: {
      subject: 'Request for a vehicle: {about}',
      before: "We'd like to book a vehicle:",
      after: 'Please tell us whether you can do it.',
    },
    supplier_changed: {
      subject: 'Change: {about}',
      before: 'Our request has changed. This is what we need now:',
      after: 'Please tell us whether you can still do it.',
    },
    supplier_canceled: {
      subject: 'Canceled: {about}',
      before: 'We no longer need this vehicle, so please cancel it:',
      after: '',
    },
    hello: 'Hello {name},',
    vehicle: 'Vehicle with {seats} seats',
    remarks: 'Remarks: {text}',
    contact: 'Contact: {text}',
  },
  he: {
    supplier_request: {
      subject: 'בקשה לרכב: {about}',
      before: 'נשמח להזמין רכב:',
      after: 'נשמח לאישור.',
    },
    supplier_changed: {
      subject: 'שינוי: {about}',
      before: 'הבקשה שלנו השתנתה. זה מה שצריך עכשיו:',
      after: 'נשמח לאישור מחודש.',
    },
    supplier_canceled: {
      subject: 'ביטול: {about}',
      before: 'הרכב הזה כבר לא נדרש, נא לבטל:',
      after: '',
    },
    hello: 'שלום {name},',
    vehicle: 'רכב עם {seats} מקומות',
    remarks: 'הערות: {text}',
    contact: 'איש קשר: {text}',
  },
} as const

/** The text to a supplier: date, times, stops, people, seats, contact and remarks. */
export function supplierText(
  event: SupplierEvent,
  { language, name, facts, contact, remarks, business }: Said,
): { subject: string; body: string } {
  const texts = manifestTexts(language)
  const { hello, vehicle, remarks: remarksOf, contact: contactOf, ...events } = words[language]
  const { subject, before, after } = events[event]
  const about = texts.joined(facts.tour, texts.day(facts.date))
  const isOver = event === 'supplier_canceled'
  const lines = [
    about,
    texts.joined(
      facts.seats === null ? '' : put(vehicle, 'seats', String(facts.seats)),
      texts.people(facts.people),
      facts.time && `${texts.word('firstPickup')} ${texts.time(facts.time)}`,
    ),
    ...(isOver ? [] : facts.stops.map((stop) => stopLine(plainStop(stop), texts))),
  ]
  const parts = [
    put(hello, 'name', name),
    before,
    lines.join('\n'),
    isOver ? '' : remarks && put(remarksOf, 'text', remarks),
    contact && put(contactOf, 'text', contact),
    after,
    [business.name, business.phone].filter(Boolean).join(', '),
  ]
  return { subject: put(subject, 'about', about), body: parts.filter(Boolean).join('\n\n') }
}

function stopLine(
  { time, city, name, address, people }: RequestFacts['stops'][number],
  texts: ReturnType<typeof manifestTexts>,
): string {
  return texts.joined(texts.time(time), texts.city(city), name, address, texts.people(people))
}

function put(template: string, place: string, value: string): string {
  return template.replace(`{${place}}`, () => value)
}
