import { defineMessages } from '../../i18n/messages.ts'

export const meMessages = defineMessages({
  en: {
    title: 'Me',
    language: 'Language',
    colors: 'Colours',
    system: 'As the phone',
    light: 'Light',
    dark: 'Dark',
    calendar: 'Calendar link',
    calendarHelp: 'Add your tours to the calendar of your phone. Whoever has the link sees them, so keep it to yourself.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Could not copy',
    signOut: 'Sign out',
    signOutQuestion: 'Sign out and remove everything from this phone?',
    unsentQuestion: {
      one: '1 tap is not sent yet. Sign out anyway?',
      other: '{count} taps are not sent yet. Sign out anyway?',
    },
  },
  he: {
    title: 'אני',
    language: 'שפה',
    colors: 'צבעים',
    system: 'כמו בטלפון',
    light: 'בהיר',
    dark: 'כהה',
    calendar: 'קישור ליומן',
    calendarHelp: 'כך הסיורים שלך מופיעים ביומן של הטלפון. מי שהקישור בידיו רואה אותם, אז כדאי לשמור אותו אצלך.',
    copy: 'העתקה',
    copied: 'הועתק',
    notCopied: 'ההעתקה לא הצליחה',
    signOut: 'יציאה',
    signOutQuestion: 'לצאת ולמחוק הכול מהטלפון הזה?',
    unsentQuestion: {
      one: 'סימון אחד עוד לא נשלח. לצאת בכל זאת?',
      other: '{count} סימונים עוד לא נשלחו. לצאת בכל זאת?',
    },
  },
})
