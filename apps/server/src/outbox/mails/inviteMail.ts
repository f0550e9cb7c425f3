import { bilingual, isolated, type MailContent } from './bilingual.ts'
import { nameInMail } from './nameInMail.ts'

/** The mail with the link to register, or to join with an existing login. */
export function inviteMail(invite: {
  firstName: string
  senderName: string
  accountName: string
  days: number
  link: string
}): MailContent {
  const { days, link } = invite
  const firstName = nameInMail(invite.firstName)
  const senderName = nameInMail(invite.senderName)
  const accountName = nameInMail(invite.accountName)
  return bilingual(
    {
      subject: `Invitation to ${accountName}`,
      paragraphs: [
        `Hello ${firstName},`,
        `${senderName} invites you to work with ${accountName} in Tourdesk. The link works once, within ${days} days.`,
      ],
      action: 'Accept the invitation',
    },
    {
      subject: `הזמנה אל ${isolated(accountName)}`,
      paragraphs: [
        `שלום ${isolated(firstName)},`,
        `קיבלת מ-${isolated(senderName)} הזמנה לעבוד עם ${isolated(accountName)} ב-Tourdesk. הקישור תקף לשימוש אחד, בתוך ${days} ימים.`,
      ],
      action: 'קבלת ההזמנה',
    },
    link,
  )
}
