import type { HandoutReader } from '@tourdesk/domain/messages/handouts'
import type { Labels } from '../../i18n/labels.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** The recipients of sheets. */
export const handoutReaderLabels: Labels<HandoutReader> = {
  en: { driver: 'Drivers', guide: 'Guides', supplier: 'Car suppliers' },
  he: { driver: 'נהגים', guide: 'מדריכים', supplier: 'ספקי רכב' },
}

/** Texts for handing out sheets by message. */
export const handoutMessages = defineMessages({
  en: {
    send: 'Send by message',
    sendSheets: 'Send sheets',
    title: 'Send sheets by message',
    to: 'To',
    who: 'Who gets what',
    nobody: 'There is nobody on this vehicle to send it to.',
    nobodyChosen: 'Choose who gets the sheets.',
    sheets: { one: '1 sheet', other: '{count} sheets' },
    mail: 'PDF by email',
    byHand: 'To send by hand',
    asText: 'as text',
    asLink: 'link to their page',
    crewLink: 'Guides and drivers get a link by WhatsApp',
    crewLinkHelp: 'Their page always shows the newest sheet. Without it they get a PDF by email.',
    sent: 'The sheets are on their way',
    waiting: 'Sheets are ready to send manually',
    notSent: 'The sheets couldn’t be sent',
    openHand: 'Open the list',
    openBatch: 'Open in the list',
    way_file: 'Downloaded',
    way_sent: 'Sent to {names}',
    way_crew: 'Crew link sent to {names}',
  },
  he: {
    send: 'שליחה בהודעה',
    sendSheets: 'שליחת דפים',
    title: 'שליחת דפי נסיעה בהודעה',
    to: 'אל',
    who: 'מי מקבל מה',
    nobody: 'אין ברכב הזה למי לשלוח.',
    nobodyChosen: 'יש לבחור מי יקבל את הדפים.',
    sheets: { one: 'דף אחד', two: 'שני דפים', other: '{count} דפים' },
    mail: 'PDF באימייל',
    byHand: 'לשליחה ידנית',
    asText: 'כטקסט',
    asLink: 'קישור לעמוד האישי',
    crewLink: 'מדריכים ונהגים יקבלו קישור ב־WhatsApp',
    crewLinkHelp: 'בעמוד האישי תמיד הדף העדכני. בלי זה הם יקבלו PDF באימייל.',
    sent: 'הדפים בדרך',
    waiting: 'יש דפים שממתינים לשליחה ידנית',
    notSent: 'שליחת הדפים לא הצליחה',
    openHand: 'לרשימה',
    openBatch: 'לרשימת ההודעות',
    way_file: 'הורד כקובץ',
    way_sent: 'נשלח אל {names}',
    way_crew: 'קישור לצוות נשלח אל {names}',
  },
})
