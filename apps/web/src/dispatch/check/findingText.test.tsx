// @vitest-environment happy-dom
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { showLanguage } from '../../i18n/language.ts'
import { useFindingText } from './useFindingText.ts'

type Asked = {
  [Code in DayFinding['code']]: Pick<Extract<DayFinding, { code: Code }>, 'code' | 'params'>
}[DayFinding['code']]

async function textOf(asked: Asked, language: 'en' | 'he'): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  showLanguage(language)
  const host = document.createElement('p')
  const root = createRoot(host)
  function Text() {
    return useFindingText()(asked as DayFinding)
  }
  await act(async () => root.render(<Text />))
  const text = host.textContent ?? ''
  await act(async () => root.unmount())
  showLanguage('en')
  return text.replaceAll(/[\u2066-\u2069]/g, '')
}

const eli = { name: 'Eli Cohen' }

test.each<[Asked, string, string]>([
  [
    { code: 'unassigned_people', params: { people: 5, orders: 2 } },
    '5 people of 2 orders have no vehicle',
    '5 אנשים משתי הזמנות בלי רכב',
  ],
  [
    { code: 'over_capacity', params: { sold: 15, capacity: 14, name: null } },
    '15 sold, 14 places',
    '15 נמכרו, 14 מקומות',
  ],
  [
    { code: 'over_capacity', params: { sold: 15, capacity: 14, name: 'Dana Levi' } },
    '15 sold, 14 places, allowed by Dana Levi',
    '15 נמכרו, 14 מקומות, באישור Dana Levi',
  ],
  [{ code: 'below_minimum', params: { people: 3, min: 4 } }, '3 of at least 4', '3 מתוך 4 לפחות'],
  [{ code: 'over_seats', params: { people: 15, seats: 14 } }, '15 people, 14 seats', '15 אנשים, 14 מקומות'],
  [
    { code: 'guide_language', params: { languages: ['german'] } },
    'No guide speaks German',
    'אין מדריך דובר גרמנית',
  ],
  [
    { code: 'licence_too_small', params: { ...eli, max: 8, seats: 16 } },
    'Eli Cohen may drive up to 8 passengers, the vehicle has 16',
    'Eli Cohen מורשה עד 8 נוסעים, ברכב 16 מקומות',
  ],
  [
    { code: 'now_unavailable', params: eli },
    'Eli Cohen is unavailable on this date',
    'Eli Cohen לא זמין/ה בתאריך הזה',
  ],
  [
    { code: 'reply_declined', params: { ...eli, reason: 'Ill' } },
    'Eli Cohen declined: Ill',
    'Eli Cohen לא יכול/ה: Ill',
  ],
  [{ code: 'reply_missing', params: eli }, 'Eli Cohen has not confirmed', 'Eli Cohen עוד לא אישר/ה'],
  [{ code: 'manifest_changed', params: { n: 3 } }, 'Changed since version 3', 'השתנה מאז גרסה 3'],
  [
    { code: 'pickup_missing', params: { order: 5012 } },
    'Order 5012 has no pickup time or place',
    'להזמנה 5012 אין שעה או מקום איסוף',
  ],
  [
    { code: 'stops_too_close', params: { from: 'A', to: 'B', minutes: 5, needed: 20 } },
    'A → B: 5 minutes for about 20',
    'A ← B: 5 דקות, נדרשות בערך 20',
  ],
  [
    { code: 'rest_too_short', params: { ...eli, hours: 5 } },
    'Eli Cohen has 5 hours of rest',
    'לEli Cohen יש 5 שעות מנוחה',
  ],
  [
    { code: 'hours_over', params: { ...eli, hours: 70, days: 7 } },
    'Eli Cohen: up to 70 hours in 7 days',
    'Eli Cohen: עד 70 שעות ב-7 ימים',
  ],
  [
    { code: 'open_money', params: { n: 3, amount: 120, currency: 'USD' } },
    '3 orders: $120.00 to collect',
    '3 הזמנות: $120.00 לגבייה',
  ],
  [
    { code: 'double_order', params: { a: 5012, b: 5013 } },
    'Orders 5012 and 5013 look like the same party',
    'הזמנות 5012 ו-5013 נראות כמו אותה קבוצה',
  ],
  [
    { code: 'split_changed', params: { order: 5012 } },
    'Order 5012 was split before its people changed',
    'הזמנה 5012 פוצלה לפני שמספר האנשים השתנה',
  ],
  [
    { code: 'price_open', params: { order: 5012 } },
    'Order 5012 has no price yet',
    'להזמנה 5012 עדיין אין מחיר',
  ],
  [
    { code: 'times_listed', params: { n: 3 } },
    '3 vehicles still have the listed pickup times',
    'ב-3 רכבים שעות האיסוף הן עדיין לפי המחירון',
  ],
])('a finding has its words in both languages: %j', async (asked, english, hebrew) => {
  expect(await textOf(asked, 'en')).toBe(english)
  expect(await textOf(asked, 'he')).toBe(hebrew)
})
