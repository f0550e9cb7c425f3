import { defineMessages } from '../../i18n/messages.ts'

/** Texts of store credit on the page of an order (LEDG-24, LEDG-25). */
export const creditMessages = defineMessages({
  en: {
    credits: 'Store credit',
    left: '{rest} of {amount} left',
    validUntil: 'Valid until {day}',
    copyCode: 'Copy the code {code}',
    codeCopied: 'Code copied',
    payByCredit: 'Pay by store credit',
    payHelp: '{amount} is open. What the credit doesn’t cover stays open.',
    code: 'Code',
    codeHelp: 'Upper or lower case, with or without the dash.',
    codeRequired: 'Please enter the code',
    amount: 'Amount',
    paid: 'Paid by store credit',
    notPaid: 'Nothing was paid',
  },
  he: {
    credits: 'שובר זיכוי',
    left: 'נותרו \u2066{rest}\u2069 מתוך \u2066{amount}\u2069',
    validUntil: 'בתוקף עד \u2066{day}\u2069',
    copyCode: 'העתקת הקוד \u2066{code}\u2069',
    codeCopied: 'הקוד הועתק',
    payByCredit: 'תשלום בשובר זיכוי',
    payHelp: 'נותר לתשלום \u2066{amount}\u2069. מה שהשובר לא מכסה יישאר לתשלום.',
    code: 'קוד השובר',
    codeHelp: 'באותיות גדולות או קטנות, עם מקף או בלי.',
    codeRequired: 'נא להזין את קוד השובר',
    amount: 'סכום',
    paid: 'שולם בשובר זיכוי',
    notPaid: 'לא בוצע תשלום',
  },
})
