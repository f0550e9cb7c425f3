import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the settings for the check of a day. */
export const checkSettingsMessages = defineMessages({
  en: {
    hours: 'Work in hours',
    defaultHours: 'A tour takes',
    defaultHoursHelp: 'If its page doesn’t say how long it takes.',
    minRestHours: 'Rest between two days of work',
    minRestHoursHelp: 'The least for a driver, from the end of a day to the next pickup.',
    maxHoursDay: 'Most work in a day',
    maxHoursWeek: 'Most work in 7 days',
    licences: 'Licences',
    licence: 'Licence {type}',
    licencesHelp:
      'The most passengers that a driver may take with each licence. Please let your safety officer confirm them.',
    severities: 'What the check finds',
    always: 'Always',
    reset: 'Reset to defaults',
    saved: 'Settings saved',
  },
  he: {
    hours: 'עבודה, בשעות',
    defaultHours: 'משך סיור',
    defaultHoursHelp: 'כשבדף הסיור לא רשום כמה זמן הוא נמשך.',
    minRestHours: 'מנוחה בין שני ימי עבודה',
    minRestHoursHelp: 'המינימום לנהג, מסוף היום ועד האיסוף הבא.',
    maxHoursDay: 'מקסימום עבודה ביום',
    maxHoursWeek: 'מקסימום עבודה ב-7 ימים',
    licences: 'רישיונות',
    licence: 'רישיון {type}',
    licencesHelp: 'כמה נוסעים מותר להסיע בכל רישיון. כדאי לאשר את הטבלה עם קצין הבטיחות.',
    severities: 'מה הבדיקה מוצאת',
    always: 'תמיד',
    reset: 'חזרה לברירת המחדל',
    saved: 'ההגדרות נשמרו',
  },
})
