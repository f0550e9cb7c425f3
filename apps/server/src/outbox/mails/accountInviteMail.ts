import { bilingual, type MailContent } from './bilingual.ts'

/** To somebody who has a user: a further account waits to be confirmed (HOLE-A28). */
export function accountInviteMail(invite: {
  firstName: string
  senderName: string
  accountName: string
  link: string
}): MailContent {
  const { firstName, senderName, accountName, link } = invite
  return bilingual(
    {
      subject: `Invitation to ${accountName}`,
      paragraphs: [
        `Hello ${firstName},`,
        `${senderName} invites you to work with ${accountName} too. Sign in as usual and choose ${accountName} from your accounts.`,
      ],
      action: 'Sign in',
    },
    {
      subject: `הזמנה אל ${accountName}`,
      paragraphs: [
        `שלום ${firstName},`,
        `קיבלת מ-${senderName} הזמנה לעבוד גם עם ${accountName}. יש להתחבר כרגיל ולבחור את ${accountName} מרשימת החשבונות.`,
      ],
      action: 'התחברות',
    },
    link,
  )
}
