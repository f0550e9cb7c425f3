import { defineMessages } from '../../../i18n/messages.ts'

/** Why a unit or a move is proposed: parts of one line, each read on its own too. */
export const reasonMessages = defineMessages({
  en: {
    line: '{name}: {reasons}',
    smallest_car: {
      one: 'smallest free vehicle for one person',
      other: 'smallest free vehicle for {count} people',
    },
    car_for_people: { one: '{seats} seats for one person', other: '{seats} seats for {count} people' },
    supplier_size: {
      one: '{seats} seats from the supplier for one person',
      other: '{seats} seats from the supplier for {count} people',
    },
    wished_car: 'the vehicle that was asked for',
    wished_guide: 'the guide who was asked for',
    wished_seats: 'the size that was asked for',
    speaks: '{languages} with {name}',
    knows_tour: {
      one: '{name} was on this tour once',
      other: '{name} was on this tour {count} times',
    },
    knows_too: {
      one: 'who was on this tour once',
      other: 'who was on this tour {count} times',
    },
    drives: '{name} may drive up to {max} passengers',
    kept: 'stays as it was planned',
    told: 'others know about it, so it stays',
    unavailable: { one: '{names} is unavailable', other: '{names} are unavailable' },
    lacksDriver: 'no free driver has the licence',
    unspoken: 'no guide for {languages}',
    had_none: 'had no vehicle',
    dissolved: 'their vehicle is no longer needed',
    over_seats: {
      one: 'there was one person in {seats} seats',
      other: 'there were {count} people in {seats} seats',
    },
    nobodySpoke: 'no guide there speaks {language}',
    joins: 'together with the rest of the party',
    same_city: 'others get on in {city} too',
    fits: { one: 'one person in {seats} seats', other: '{count} people in {seats} seats' },
  },
  he: {
    line: '{name}: {reasons}',
    smallest_car: {
      one: 'הרכב הפנוי הקטן ביותר לאדם אחד',
      two: 'הרכב הפנוי הקטן ביותר לשני אנשים',
      other: 'הרכב הפנוי הקטן ביותר ל-{count} איש',
    },
    car_for_people: {
      one: '{seats} מקומות לאדם אחד',
      two: '{seats} מקומות לשני אנשים',
      other: '{seats} מקומות ל-{count} איש',
    },
    supplier_size: {
      one: '{seats} מקומות מהספק לאדם אחד',
      two: '{seats} מקומות מהספק לשני אנשים',
      other: '{seats} מקומות מהספק ל-{count} איש',
    },
    wished_car: 'הרכב שביקשו',
    wished_guide: 'המדריך שביקשו',
    wished_seats: 'גודל הרכב שביקשו',
    speaks: '{languages} עם {name}',
    knows_tour: {
      one: '{name} היה/תה בסיור הזה פעם אחת',
      two: '{name} היה/תה בסיור הזה פעמיים',
      other: '{name} היה/תה בסיור הזה {count} פעמים',
    },
    knows_too: {
      one: 'שהיה/תה בסיור הזה פעם אחת',
      two: 'שהיה/תה בסיור הזה פעמיים',
      other: 'שהיה/תה בסיור הזה {count} פעמים',
    },
    drives: '{name} מורשה עד {max} נוסעים',
    kept: 'נשאר כפי ששובץ',
    told: 'כבר נמסר לאחרים, ולכן נשאר',
    unavailable: { one: '{names} לא זמין/ה', other: '{names} לא זמינים' },
    lacksDriver: 'אין נהג פנוי עם רישיון מתאים',
    unspoken: 'אין מדריך ל{languages}',
    had_none: 'היו בלי רכב',
    dissolved: 'הרכב שלהם כבר לא נחוץ',
    over_seats: {
      one: 'שם היה אדם אחד ב-{seats} מקומות',
      two: 'שם היו שני אנשים ב-{seats} מקומות',
      other: 'שם היו {count} אנשים ב-{seats} מקומות',
    },
    nobodySpoke: 'אין שם מדריך דובר {language}',
    joins: 'ביחד עם שאר הקבוצה',
    same_city: 'יש עוד איסוף ב{city}',
    fits: {
      one: 'אדם אחד ב-{seats} מקומות',
      two: 'שני אנשים ב-{seats} מקומות',
      other: '{count} אנשים ב-{seats} מקומות',
    },
  },
})
