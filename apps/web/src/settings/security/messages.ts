import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the account's security demands. */
export const securitySettingsMessages = defineMessages({
  en: {
    secondFactorFrom: 'Second factor required from',
    secondFactorHelp:
      'They have 14 days to set it up. After that, they must finish setup when they sign in. This includes you.',
    everyoneInAgency: 'Everyone in the agency',
    idleMinutes: 'Sign out without use after',
    idleHelp:
      'The screen warns a minute before and keeps what was typed. It also holds for people who chose to be remembered.',
    never: 'Never',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
    people: 'See who has a second factor',
    saved: 'Settings saved',
  },
  he: {
    secondFactorFrom: 'אימות דו-שלבי חובה עבור',
    secondFactorHelp:
      'יש להם 14 יום להגדיר אותו. אחרי כן הכניסה מובילה להגדרה ולא לשום מקום אחר. זה חל גם עליך.',
    everyoneInAgency: 'כל אנשי הסוכנות',
    idleMinutes: 'יציאה אוטומטית ללא שימוש אחרי',
    idleHelp: 'המסך מזהיר דקה לפני כן ושומר את מה שהוקלד. זה חל גם על מי שבחר להישאר מחובר.',
    never: 'אף פעם',
    minutes: { one: 'דקה אחת', other: '{count} דקות' },
    hours: { one: 'שעה', two: 'שעתיים', other: '{count} שעות' },
    people: 'למי יש אימות דו-שלבי',
    saved: 'ההגדרות נשמרו',
  },
})
