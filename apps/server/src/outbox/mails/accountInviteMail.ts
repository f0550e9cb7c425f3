import { bilingual, isolated, type MailContent } from './bilingual.ts'

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
      subject: `הזמנה אל ${isolated(accountName)}`,
      paragraphs: [
        `שלום ${isolated(firstName)},`,
        `קיבלת מ-${isolated(senderName)} הזמנה לעבוד גם עם ${isolated(accountName)}. יש להתחבר כרגיל ולבחור את ${isolated(accountName)} מרשימת החשבונות.`,
      ],
      action: 'התחברות',
    },
    link,
  )
}
