import { defineMessages } from '../../i18n/messages.ts'

/** Texts about how crews reply, wait and finish. */
export const crewSettingsMessages = defineMessages({
  en: {
    replyDeadline: 'Crews answer until',
    replyDeadlineHelp: 'A time of the day before. The board marks everybody who hasn’t answered by then.',
    waitMinutes: 'Minutes to wait for a party',
    waitMinutesHelp: 'After the pickup time. Only then can a guide or driver mark a no-show.',
    completeAtNight: 'Mark tours as completed at night if everybody got on',
    completeAtNightHelp: 'Only booked and confirmed ones. All others keep their status.',
    saved: 'Settings saved',
  },
  he: {
    replyDeadline: 'הצוות עונה עד',
    replyDeadlineHelp: 'שעה ביום שלפני. מי שלא ענה עד אז יסומן בלוח השיבוצים.',
    waitMinutes: 'כמה דקות מחכים לקבוצה',
    waitMinutesHelp: 'אחרי שעת האיסוף. רק אז המדריך או הנהג יכולים לסמן שלא הגיעו.',
    completeAtNight: 'לסמן בלילה כ״הושלם״ סיורים שכולם עלו בהם',
    completeAtNightHelp: 'רק סיורים שהוזמנו או אושרו. כל האחרים נשארים בסטטוס שלהם.',
    saved: 'ההגדרות נשמרו',
  },
})
