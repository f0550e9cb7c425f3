import { bilingual, isolated, type MailContent } from './bilingual.ts'

/** To somebody new: where to register (HOLE-A27). */
export function inviteMail(invite: {
  firstName: string
  senderName: string
  accountName: string
  days: number
  link: string
}): MailContent {
  const { firstName, senderName, accountName, days, link } = invite
  return bilingual(
    {
      subject: `Invitation to ${accountName}`,
      paragraphs: [
        `Hello ${firstName},`,
        `${senderName} invites you to work with ${accountName} in Tourdesk. Please choose a password within ${days} days.`,
      ],
      action: 'Accept the invitation',
    },
    {
      subject: `הזמנה אל ${isolated(accountName)}`,
      paragraphs: [
        `שלום ${isolated(firstName)},`,
        `קיבלת מ-${isolated(senderName)} הזמנה לעבוד עם ${isolated(accountName)} ב-Tourdesk. נא לבחור סיסמה בתוך ${days} ימים.`,
      ],
      action: 'קבלת ההזמנה',
    },
    link,
  )
}
