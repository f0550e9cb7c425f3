import { defineMessages } from '../../i18n/messages.ts'

export const enterMessages = defineMessages({
  en: {
    title: 'Your days with us',
    ask: 'The last four digits of your mobile phone',
    enter: 'Enter',
    entering: 'One moment…',
    fourDigits: 'Please type four digits',
    wrong: 'These aren’t the last digits of the phone we know. Please try again.',
    dead: 'This link is no longer valid. Please ask the office for a new one.',
    offline: 'There’s no connection. Please try again once it’s back.',
    often: 'Too many tries. Please wait a few minutes.',
    failed: 'This didn’t work. Please try again.',
    otherPerson: {
      one: '1 tap of {name} is not sent yet. Enter anyway and lose it?',
      other: '{count} taps of {name} are not sent yet. Enter anyway and lose them?',
    },
    enterAnyway: 'Enter anyway',
    signedOut: 'Signed out by the office',
    notSignedIn: 'Please open the link that the office sent you.',
    left: 'You’re signed out, and nothing is kept on this phone.',
  },
  he: {
    title: 'הימים שלך אצלנו',
    ask: 'ארבע הספרות האחרונות של הטלפון הנייד שלך',
    enter: 'כניסה',
    entering: 'רק רגע…',
    fourDigits: 'נא להקליד ארבע ספרות',
    wrong: 'אלה לא הספרות האחרונות של הטלפון שרשום אצלנו. אפשר לנסות שוב.',
    dead: 'הקישור כבר לא בתוקף. אפשר לבקש קישור חדש מהמשרד.',
    offline: 'אין חיבור. אפשר לנסות שוב כשהוא יחזור.',
    often: 'יותר מדי ניסיונות. נא לחכות כמה דקות.',
    failed: 'זה לא הצליח. אפשר לנסות שוב.',
    otherPerson: {
      one: 'סימון אחד של {name} עוד לא נשלח. להיכנס בכל זאת ולאבד אותו?',
      other: '{count} סימונים של {name} עוד לא נשלחו. להיכנס בכל זאת ולאבד אותם?',
    },
    enterAnyway: 'להיכנס בכל זאת',
    signedOut: 'הגישה בוטלה על ידי המשרד',
    notSignedIn: 'נא לפתוח את הקישור שהמשרד שלח לך.',
    left: 'יצאת, ושום דבר לא נשאר בטלפון הזה.',
  },
})
