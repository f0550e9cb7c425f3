import { defineMessages } from '../../i18n/messages.ts'

/** Texts about the business. */
export const businessMessages = defineMessages({
  en: {
    name: 'Business name',
    nameHelp: 'The name of the main account, as agencies and invited people see it.',
    officePhone: 'Office phone',
    officePhoneHelp: 'Shown where a customer or an agency should call the office.',
    siteBaseUrl: 'Website',
    siteBaseUrlHelp: 'Links to tours and articles start with it. If empty: {fallback}',
    creditMonths: 'Store credit is valid for (months)',
    creditMonthsHelp: 'Applies to new credits. Existing credits keep their expiry date.',
    suppliersSeePhones: 'Car suppliers see customers’ phone numbers on their sheets',
    saved: 'Settings saved',
  },
  he: {
    name: 'שם העסק',
    nameHelp: 'שם החשבון הראשי, כפי שסוכנויות ומוזמנים רואים אותו.',
    officePhone: 'טלפון המשרד',
    officePhoneHelp: 'מופיע בכל מקום שבו לקוח או סוכנות צריכים להתקשר למשרד.',
    siteBaseUrl: 'אתר האינטרנט',
    siteBaseUrlHelp: 'קישורים לסיורים ולמאמרים מתחילים בכתובת הזאת. אם השדה ריק: {fallback}',
    creditMonths: 'תוקף שובר זיכוי (בחודשים)',
    creditMonthsHelp: 'חל על שוברים חדשים בלבד. שוברים שכבר ניתנו נשארים בתוקף שלהם.',
    suppliersSeePhones: 'ספקי הרכב רואים בדפים שלהם את מספרי הטלפון של הלקוחות',
    saved: 'ההגדרות נשמרו',
  },
})
