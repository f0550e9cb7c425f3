import { defineMessages } from '../../i18n/messages.ts'

/** Texts of store credit on the page of an order. */
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
    takeBack: 'Turn into a refund',
    takeBackOf: 'Turn the credit {code} into a refund',
    takeBackHelp:
      '{rest} goes back to where it came from, as if the order had been refunded. The code can’t be used any more. If it was mailed, the customer gets another mail.',
    spentStays: '{spent} was spent or already given back, and stays as it is.',
    takenBack: 'The credit is a refund now',
    notTakenBack: 'The credit stays as it is',
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
    takeBack: 'המרה להחזר כספי',
    takeBackOf: 'המרת השובר \u2066{code}\u2069 להחזר כספי',
    takeBackHelp:
      '\u2066{rest}\u2069 יוחזרו לאמצעי התשלום המקורי, כמו בביטול עם החזר. אי אפשר יהיה להשתמש בקוד. אם הקוד נשלח במייל, הלקוח יקבל הודעה נוספת.',
    spentStays: '\u2066{spent}\u2069 כבר נוצלו או הוחזרו, ובהם לא יחול שינוי.',
    takenBack: 'השובר הומר להחזר כספי',
    notTakenBack: 'לא בוצע שינוי בשובר',
  },
})
