import { dayIn, dayText, timeIn } from '@tourdesk/domain/calendar'
import { isEmail } from '@tourdesk/domain/email'
import { bilingual, type MailContent } from './bilingual.ts'
import { nameInMail } from './nameInMail.ts'

/** A security event of a login. */
export type SecurityNews =
  | 'newBrowser'
  | 'passwordChanged'
  | 'loginChanged'
  | 'appAdded'
  | 'passkeyAdded'
  | 'factorRemoved'
  | 'recoveryCodeUsed'
  | 'recoveryCodesMade'

interface Facts {
  /** The affected login. */
  login: string
  /** The browser as far as it's known, like `Chrome, Windows`; empty if it isn't, or if it was a command. */
  device: string
  at: Date
  /** The product's page about security. */
  link: string
}

/** The mail that tells people what happened to their login, in case it wasn't them. */
export function securityMail(news: SecurityNews, { login, device, at, link }: Facts): MailContent {
  const { en, he } = sentences[news]
  // A login that's an address can be shown as it is: the mail goes to that address.
  const name = isEmail(login) ? login : nameInMail(login)
  const when = `${dayText(dayIn(at))} ${timeIn(at)}`
  const where = device && nameInMail(device)
  return bilingual(
    {
      subject: en.subject,
      paragraphs: [
        en.text,
        `Login: ${name}. Time: ${when}.${where && ` Browser: ${where}.`}`,
        "If it wasn't you, set a new password with “Forgot password” and sign out everywhere else.",
      ],
      action: 'Security',
    },
    {
      subject: he.subject,
      paragraphs: [
        he.text,
        `משתמש: \u2068${name}\u2069. מועד: ${when}.${where && ` דפדפן: \u2068${where}\u2069.`}`,
        'אם זה לא היה ביוזמתך, צריך לבחור סיסמה חדשה דרך ״שכחתי סיסמה״ ולצאת מכל שאר המכשירים.',
      ],
      action: 'אבטחה',
    },
    link,
  )
}

const sentences: Record<SecurityNews, Record<'en' | 'he', { subject: string; text: string }>> = {
  newBrowser: {
    en: { subject: 'New sign-in', text: 'Somebody signed in from a browser that we haven’t seen before.' },
    he: { subject: 'כניסה חדשה', text: 'הייתה כניסה למערכת מדפדפן שעוד לא הכרנו.' },
  },
  passwordChanged: {
    en: { subject: 'Password changed', text: 'The password was changed.' },
    he: { subject: 'הסיסמה שונתה', text: 'הסיסמה לכניסה למערכת שונתה.' },
  },
  loginChanged: {
    en: { subject: 'Login changed', text: 'The email or username for signing in was changed.' },
    he: { subject: 'פרטי הכניסה שונו', text: 'האימייל או שם המשתמש לכניסה למערכת שונה.' },
  },
  appAdded: {
    en: { subject: 'Authenticator app added', text: 'An authenticator app was set up as second factor.' },
    he: { subject: 'נוספה אפליקציית אימות', text: 'הוגדרה אפליקציית אימות לאימות דו-שלבי.' },
  },
  passkeyAdded: {
    en: { subject: 'Passkey added', text: 'A passkey was added. It signs in without the password.' },
    he: { subject: 'נוסף מפתח גישה', text: 'נוסף מפתח גישה. אפשר להיכנס איתו בלי סיסמה.' },
  },
  factorRemoved: {
    en: { subject: 'Second factor removed', text: 'A second factor was removed.' },
    he: { subject: 'אימות דו-שלבי הוסר', text: 'אמצעי לאימות דו-שלבי הוסר.' },
  },
  recoveryCodeUsed: {
    en: { subject: 'Recovery code used', text: 'A recovery code was used. It doesn’t work again.' },
    he: { subject: 'נעשה שימוש בקוד שחזור', text: 'נעשה שימוש בקוד שחזור. אי אפשר להשתמש בו שוב.' },
  },
  recoveryCodesMade: {
    en: { subject: 'New recovery codes', text: 'New recovery codes were made. The old ones no longer work.' },
    he: { subject: 'קודי שחזור חדשים', text: 'נוצרו קודי שחזור חדשים. הקודים הקודמים כבר לא תקפים.' },
  },
}
