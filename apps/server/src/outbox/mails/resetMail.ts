import { bilingual, type MailContent } from './bilingual.ts'

/** The mail with the link to set a new password. */
export function resetMail({ minutes, link }: { minutes: number; link: string }): MailContent {
  return bilingual(
    {
      subject: 'Reset your password',
      paragraphs: [
        `Someone asked for a new password for your account. The link works once, within ${minutes} minutes.`,
        "If it wasn't you, you don't need to do anything: your password stays as it is.",
      ],
      action: 'Set a new password',
    },
    {
      subject: 'איפוס הסיסמה',
      paragraphs: [
        `התקבלה בקשה לסיסמה חדשה לחשבון שלך. הקישור תקף ל-${minutes} דקות ולשימוש אחד.`,
        'אם לא ביקשת, אין צורך לעשות דבר: הסיסמה נשארת כפי שהיא.',
      ],
      action: 'קביעת סיסמה חדשה',
    },
    link,
  )
}
