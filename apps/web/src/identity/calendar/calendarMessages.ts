import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the calendar links of the crew and of the office. */
export const calendarMessages = defineMessages({
  en: {
    title: 'Calendar link',
    help: 'A calendar on a phone or computer that subscribes to this link shows all departures and follows every change. It names no guests.',
    helpCrew:
      'A calendar on a phone or computer that subscribes to this link shows this person’s tours and follows every change. It names no guests.',
    none: 'No link yet.',
    since: 'Link made on {at}. It was shown only then.',
    make: 'Make a link',
    renew: 'New calendar link',
    renewQuestion: 'Make a new calendar link? Calendars that use the old one stop following the changes.',
    made: 'Calendar link made',
    notMade: 'The calendar link could not be made',
    once: 'Copy it now: it won’t be shown again.',
    copy: 'Copy the calendar link',
    copied: 'Calendar link copied',
  },
  he: {
    title: 'קישור ליומן',
    help: 'יומן בטלפון או במחשב שנרשם לקישור הזה מציג את כל היציאות ומתעדכן בכל שינוי. אין בו שמות של אורחים.',
    helpCrew:
      'יומן בטלפון או במחשב שנרשם לקישור הזה מציג את הסיורים של איש הצוות ומתעדכן בכל שינוי. אין בו שמות של אורחים.',
    none: 'עדיין אין קישור.',
    since: 'הקישור נוצר ב־{at}. הוא הוצג רק אז.',
    make: 'יצירת קישור',
    renew: 'קישור חדש ליומן',
    renewQuestion: 'ליצור קישור חדש ליומן? יומנים שמשתמשים בקישור הישן יפסיקו להתעדכן.',
    made: 'הקישור ליומן נוצר',
    notMade: 'לא ניתן היה ליצור את הקישור ליומן',
    once: 'כדאי להעתיק עכשיו: הקישור לא יוצג שוב.',
    copy: 'העתקת הקישור ליומן',
    copied: 'הקישור ליומן הועתק',
  },
})
