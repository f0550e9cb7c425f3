import { bilingual, type MailContent } from './bilingual.ts'

/** To somebody who forgot the password: where to set a new one (HOLE-A35). */
export function resetMail({ minutes, link }: { minutes: number; link: string }): MailContent {
  return bilingual(
    {
      subject: 'Reset your password',
      paragraphs: [
        `A new password was asked for. The link works once, within ${minutes} minutes.`,
        'If it was not you, nothing needs to be done: your password stays as it is.',
      ],
      action: 'Set a new password',
    },
    {
      subject: 'איפוס הסיסמה',
      paragraphs: [
        `התקבלה בקשה לסיסמה חדשה. הקישור תקף לשימוש אחד, בתוך ${minutes} דקות.`,
        'אם לא ביקשת זאת אין צורך לעשות דבר: הסיסמה נשארת כפי שהיא.',
      ],
      action: 'קביעת סיסמה חדשה',
    },
    link,
  )
}
