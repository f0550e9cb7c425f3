import type { Refusal } from '@tourdesk/domain/refusals'

/** Reasons that the product itself gives, beside the refusals of the rules. */
type KernelCode =
  | 'invalid_input'
  | 'field_required'
  | 'field_invalid'
  | 'field_too_long'
  | 'body_malformed'
  | 'body_too_large'
  | 'wrong_media_type'
  | 'not_signed_in'
  | 'wrong_credentials'
  | 'no_access'
  | 'user_inactive'
  | 'not_allowed'
  | 'not_found'
  | 'too_many_attempts'
  | 'still_in_use'
  | 'unavailable'
  | 'offline'
  | 'unexpected'

/** The closed set of codes on the wire. */
export type ProblemCode = KernelCode | Refusal

/** Words that fill a place of a sentence; English has them as they are. */
export const hebrewWords: Record<string, string> = { guide: 'המדריך', driver: 'הנהג', car: 'הרכב' }

interface ProblemText {
  status: number
  en: string
  he: string
}

/** Status and sentence of every code; a code without a Hebrew sentence does not compile (HOLE-A11, HOLE-A24). */
export const problemTexts: Record<ProblemCode, ProblemText> = {
  invalid_input: { status: 400, en: 'Please check the marked fields', he: 'יש לבדוק את השדות המסומנים' },
  field_required: { status: 400, en: 'This field is required', he: 'שדה חובה' },
  field_invalid: { status: 400, en: 'This value is not valid', he: 'הערך אינו תקין' },
  field_too_long: { status: 400, en: 'This text is too long', he: 'הטקסט ארוך מדי' },
  body_malformed: { status: 400, en: 'The request could not be read', he: 'לא ניתן לקרוא את הבקשה' },
  body_too_large: { status: 413, en: 'The request is too large', he: 'הבקשה גדולה מדי' },
  wrong_media_type: { status: 415, en: 'This kind of content is not accepted', he: 'סוג התוכן אינו נתמך' },
  not_signed_in: { status: 401, en: 'Please sign in', he: 'יש להתחבר' },
  wrong_credentials: { status: 400, en: 'Incorrect email or password', he: 'אימייל או סיסמה שגויים' },
  no_access: { status: 403, en: 'You do not have access to this system', he: 'אין לך גישה למערכת' },
  user_inactive: { status: 403, en: 'Your user is inactive', he: 'המשתמש שלך אינו פעיל' },
  not_allowed: { status: 403, en: 'You are not allowed to do this', he: 'אין לך הרשאה לבצע פעולה זו' },
  not_found: { status: 404, en: 'Not found', he: 'לא נמצא' },
  too_many_attempts: {
    status: 429,
    en: 'Too many attempts. Please try again later',
    he: 'יותר מדי ניסיונות. יש לנסות שוב מאוחר יותר',
  },
  still_in_use: { status: 409, en: 'This item is still in use', he: 'הפריט עדיין בשימוש' },
  unavailable: { status: 503, en: 'The service is starting or stopping', he: 'השירות בהפעלה או בכיבוי' },
  offline: { status: 503, en: 'No connection to the server', he: 'אין חיבור לשרת' },
  unexpected: { status: 500, en: 'Something went wrong', he: 'משהו השתבש' },

  tour_required: { status: 400, en: 'Please select Tour', he: 'נא לבחור סיור' },
  language_required: { status: 400, en: 'Please select a language', he: 'נא לבחור שפה' },
  group_type_required: { status: 400, en: 'Please select group type', he: 'נא לבחור סוג קבוצה' },
  price_class_required: { status: 400, en: 'Please select price class', he: 'נא לבחור מחלקת מחיר' },
  date_required: { status: 400, en: 'Please select tour date', he: 'נא לבחור תאריך סיור' },
  participants_required: {
    status: 400,
    en: 'Please add at least one participant',
    he: 'נא להוסיף משתתף אחד לפחות',
  },
  participants_over_limit: { status: 400, en: 'At most {limit} participants', he: 'עד {limit} משתתפים' },
  first_name_required: { status: 400, en: 'Name is required', he: 'שם פרטי הוא שדה חובה' },
  last_name_required: { status: 400, en: 'Last Name is required', he: 'שם משפחה הוא שדה חובה' },
  email_required: { status: 400, en: 'Email is required', he: 'אימייל הוא שדה חובה' },
  email_invalid: { status: 400, en: 'Invalid email address', he: 'כתובת אימייל לא תקינה' },
  pickup_required: { status: 400, en: 'Please select a pickup location', he: 'נא לבחור נקודת איסוף' },
  dropoff_required: { status: 400, en: 'Please select a dropoff location', he: 'נא לבחור נקודת הורדה' },
  agency_required: { status: 400, en: 'Please select Agency', he: 'נא לבחור סוכנות' },
  currency_required: { status: 400, en: 'Please select Currency', he: 'נא לבחור מטבע' },
  agent_unknown: { status: 400, en: 'This agent cannot be chosen', he: 'לא ניתן לבחור בסוכן זה' },
  agency_unknown: { status: 400, en: 'This agency cannot be chosen', he: 'לא ניתן לבחור בסוכנות זו' },
  tour_not_bookable: { status: 400, en: 'This tour cannot be booked', he: 'לא ניתן להזמין סיור זה' },
  location_unknown: {
    status: 400,
    en: 'Please choose a nearby location from the list',
    he: 'נא לבחור נקודה קרובה מהרשימה',
  },
  group_type_not_offered: {
    status: 400,
    en: 'The tour is not given for this group type',
    he: 'הסיור אינו מוצע לסוג קבוצה זה',
  },
  language_not_offered: {
    status: 400,
    en: 'The tour is not given in this language',
    he: 'הסיור אינו מוצע בשפה זו',
  },
  weekday_not_offered: {
    status: 400,
    en: 'The tour does not run on this weekday',
    he: 'הסיור אינו יוצא ביום זה בשבוע',
  },
  day_unavailable: {
    status: 400,
    en: 'The tour is not available on this date',
    he: 'הסיור אינו זמין בתאריך זה',
  },
  day_past: { status: 400, en: 'This date has passed', he: 'התאריך כבר עבר' },
  day_today: { status: 400, en: 'Tours cannot be booked for today', he: 'לא ניתן להזמין סיור להיום' },
  day_tomorrow_closed: {
    status: 400,
    en: 'Booking for tomorrow closes at 18:00',
    he: 'ההזמנה למחר נסגרת בשעה 18:00',
  },
  days_not_in_order: {
    status: 400,
    en: 'The dates of a star tour must follow each other',
    he: 'תאריכי סיור כוכב חייבים לבוא בזה אחר זה',
  },
  end_before_start: {
    status: 400,
    en: 'End date must not be before start date',
    he: 'תאריך הסיום לא יכול להיות לפני תאריך ההתחלה',
  },
  range_too_long: {
    status: 400,
    en: 'Please choose at most {days} days',
    he: 'נא לבחור עד {days} ימים',
  },
  return_needs_quote: {
    status: 400,
    en: 'Please contact the office for a quote on the return service: {phone}',
    he: 'להצעת מחיר לשירות החזרה נא לפנות למשרד: {phone}',
  },
  ticket_type_unknown: { status: 400, en: 'This ticket type does not exist', he: 'סוג כרטיס זה אינו קיים' },
  star_tour_required: { status: 400, en: 'Please select a star tour', he: 'נא לבחור סיור כוכב' },
  custom_price_invalid: {
    status: 400,
    en: 'Please enter an amount of 0 or more',
    he: 'נא להזין סכום של 0 ומעלה',
  },
  name_required: { status: 400, en: 'Name is required', he: 'שם הוא שדה חובה' },
  phone_required: { status: 400, en: 'Phone is required', he: 'טלפון הוא שדה חובה' },
  plate_required: { status: 400, en: 'Plate number is required', he: 'מספר רישוי הוא שדה חובה' },
  seats_required: { status: 400, en: 'Seats is required', he: 'מספר מושבים הוא שדה חובה' },
  make_required: { status: 400, en: 'Make is required', he: 'יצרן הוא שדה חובה' },
  year_required: { status: 400, en: 'Year is required', he: 'שנה היא שדה חובה' },
  seats_invalid: {
    status: 400,
    en: 'Seats must be a whole number from 1 to 99',
    he: 'מספר המושבים חייב להיות מספר שלם בין 1 ל-99',
  },
  year_invalid: {
    status: 400,
    en: 'Year must be from 1950 to {lastYear}',
    he: 'השנה חייבת להיות בין 1950 ל-{lastYear}',
  },
  contact_required: { status: 400, en: 'Contact is required', he: 'איש קשר הוא שדה חובה' },
  salary_invalid: {
    status: 400,
    en: 'Salary must be an amount of 0 or more',
    he: 'השכר חייב להיות סכום של 0 ומעלה',
  },
  car_not_reserved: {
    status: 400,
    en: 'A car is available or unavailable, never reserved',
    he: 'רכב יכול להיות זמין או לא זמין, אבל לא שמור',
  },

  coupon_invalid: { status: 409, en: 'Invalid Coupon Code', he: 'קוד קופון לא תקין' },
  coupon_used_up: { status: 409, en: 'Invalid Coupon Code', he: 'קוד קופון לא תקין' },
  order_paid: { status: 409, en: 'A paid order cannot be changed', he: 'לא ניתן לשנות הזמנה ששולמה' },
  order_canceled: { status: 409, en: 'A canceled order cannot be changed', he: 'לא ניתן לשנות הזמנה שבוטלה' },
  order_already_canceled: { status: 409, en: 'This order is already canceled', he: 'ההזמנה כבר בוטלה' },
  entry_canceled: { status: 409, en: 'A canceled tour cannot be changed', he: 'לא ניתן לשנות סיור שבוטל' },
  entry_locked_for_agency: {
    status: 403,
    en: 'This can only be changed by the office',
    he: 'רק המשרד יכול לשנות זאת',
  },
  entry_not_removable: {
    status: 409,
    en: 'This tour cannot be removed from the order',
    he: 'לא ניתן להסיר סיור זה מההזמנה',
  },
  changed_by_another: {
    status: 409,
    en: 'This item was changed by another user. Please reload.',
    he: 'הפריט שונה על ידי משתמש אחר. יש לטעון מחדש.',
  },
  private_group_not_allowed: {
    status: 403,
    en: 'Private groups are not open to this agency',
    he: 'קבוצה פרטית אינה פתוחה לסוכנות זו',
  },
  agency_payment_not_allowed: {
    status: 403,
    en: 'Payment to the agency is not open to this agency',
    he: 'תשלום לסוכנות אינו פתוח לסוכנות זו',
  },
  daily_only: {
    status: 403,
    en: 'This agency books daily tours only',
    he: 'סוכנות זו מזמינה סיורים יומיים בלבד',
  },
  custom_price_not_allowed: {
    status: 403,
    en: 'Only a super user may set the total price',
    he: 'רק משתמש על רשאי לקבוע את המחיר הכולל',
  },
  override_not_allowed: {
    status: 403,
    en: 'Only a super user may override unavailability',
    he: 'רק משתמש על רשאי לעקוף חוסר זמינות',
  },
  status_not_editable: {
    status: 409,
    en: 'The status of this tour cannot be changed',
    he: 'לא ניתן לשנות את סטטוס הסיור',
  },
  operator_elsewhere: {
    status: 409,
    en: 'This {role} is assigned to another event.',
    he: '{role} משובץ ליציאה אחרת.',
  },
  car_elsewhere: { status: 409, en: 'This car is assigned to another event', he: 'הרכב משובץ ליציאה אחרת' },
  resource_unavailable: {
    status: 409,
    en: 'This {kind} is unavailable on this date',
    he: '{kind} לא זמין בתאריך זה',
  },
  second_driver: {
    status: 409,
    en: 'This car already has a driver assigned to it.',
    he: 'לרכב זה כבר משובץ נהג.',
  },
  not_enough_seats: {
    status: 409,
    en: 'Not enough seats in this vehicle ({participants}/{seats})',
    he: 'אין מספיק מקומות ברכב ({participants}/{seats})',
  },
  already_on_vehicle: {
    status: 409,
    en: 'This order is already assigned to this vehicle',
    he: 'ההזמנה כבר משובצת לרכב זה',
  },
  entry_of_another_day: {
    status: 409,
    en: 'This order is canceled or belongs to another tour or date',
    he: 'ההזמנה בוטלה או שייכת לסיור או לתאריך אחר',
  },
  shares_private_group: {
    status: 409,
    en: 'This vehicle already carries a private group',
    he: 'רכב זה כבר מסיע קבוצה פרטית',
  },
  unit_mismatch: {
    status: 400,
    en: 'The vehicle in the address and in the body differ',
    he: 'הרכב בכתובת ובגוף הבקשה שונים',
  },

  one_tour_only: { status: 400, en: 'This order holds exactly one tour', he: 'הזמנה זו מכילה סיור אחד בלבד' },
  amount_invalid: { status: 400, en: 'Please enter an amount above 0', he: 'נא להזין סכום גדול מ-0' },
  price_invalid: {
    status: 400,
    en: "The value '{v}' for field: {field} From: {pickup} to {dropoff} is invalid",
    he: "הערך '{v}' בשדה {field} מ-{pickup} אל {dropoff} אינו תקין",
  },
  pickup_time_invalid: {
    status: 400,
    en: 'Pickup time must be between 07:00 and 14:00',
    he: 'שעת האיסוף חייבת להיות בין 07:00 ל-14:00',
  },
  start_date_required: {
    status: 400,
    en: 'Please fill in the Start Date field.',
    he: 'נא למלא את תאריך ההתחלה.',
  },
  end_date_required: { status: 400, en: 'Please fill in the End Date field.', he: 'נא למלא את תאריך הסיום.' },
  tour_number_required: { status: 400, en: 'Please fill in the Number field.', he: 'נא למלא את המספר.' },
  tour_days_required: {
    status: 400,
    en: 'Please choose at least 1 group type with one language and one day',
    he: 'נא לבחור לפחות סוג קבוצה אחד עם שפה אחת ויום אחד',
  },
  duration_invalid: {
    status: 400,
    en: 'Duration must be above 0 and at most 240 hours',
    he: 'משך הסיור חייב להיות מעל 0 ועד 240 שעות',
  },
  main_region_secondary: {
    status: 400,
    en: 'Main region cannot be a secondary region',
    he: 'האזור הראשי לא יכול להיות גם אזור משני',
  },
  main_tag_secondary: {
    status: 400,
    en: 'Main tag cannot be a secondary tag',
    he: 'התגית הראשית לא יכולה להיות גם תגית משנית',
  },
  item_in_both_lists: {
    status: 400,
    en: 'Item cannot be both included and not included',
    he: 'פריט לא יכול להיות גם כלול וגם לא כלול',
  },
  star_discount_invalid: {
    status: 400,
    en: 'Please enter a valid discount between 0 to 100',
    he: 'נא להזין הנחה תקינה בין 0 ל-100',
  },
  star_tour_tours_required: {
    status: 400,
    en: 'Please fill in the Tours field.',
    he: 'נא לבחור סיור אחד לפחות.',
  },
  tour_repeated: {
    status: 400,
    en: 'Tour appears more than once',
    he: 'הסיור מופיע יותר מפעם אחת',
  },
  star_tour_mismatch: {
    status: 400,
    en: 'The star tour in the address and in the body differ',
    he: 'סיור הכוכב בכתובת ובגוף הבקשה שונים',
  },
  catalogue_name_required: { status: 400, en: 'Please fill in the Name field.', he: 'נא למלא את השם.' },
  article_title_required: { status: 400, en: 'Title is required', he: 'נא למלא כותרת' },
  article_subtitle_required: { status: 400, en: 'required', he: 'נא למלא כותרת משנה' },
  article_text_required: { status: 400, en: 'Text is required', he: 'נא לכתוב את הטקסט' },
  article_category_required: { status: 400, en: 'Category is required', he: 'נא לבחור קטגוריה' },
  order_type_fixed: {
    status: 409,
    en: 'The type of a saved order cannot be changed',
    he: 'לא ניתן לשנות את סוג ההזמנה לאחר שנשמרה',
  },
  amount_over_total: {
    status: 409,
    en: 'The payments would exceed the total of the order ({open} open)',
    he: 'התשלומים יעלו על סכום ההזמנה (נותר {open})',
  },
  price_lists_overlap: {
    status: 409,
    en: 'Dates overlap with another Price List Item. Please change dates.',
    he: 'התאריכים חופפים למחירון אחר. נא לשנות תאריכים.',
  },
  price_list_not_activated: {
    status: 409,
    en: 'Cannot activate Price List Item with overlapping dates',
    he: 'לא ניתן להפעיל מחירון שתאריכיו חופפים למחירון פעיל',
  },
  price_list_status_same: { status: 409, en: 'Status is already {status}', he: 'הסטטוס כבר {status}' },
  publish_without_price_list: {
    status: 400,
    en: 'Cannot set tour active without an active price list item',
    he: 'לא ניתן להפעיל סיור ללא מחירון פעיל',
  },
  publish_with_overlap: {
    status: 400,
    en: 'There is a time-conflict with other Active Price Lists. Please set the time-ranges of all other active Price Lists and try again.',
    he: 'יש חפיפת תאריכים עם מחירונים פעילים אחרים. נא להגדיר את טווחי התאריכים של כל המחירונים הפעילים ולנסות שוב.',
  },
  plate_taken: {
    status: 409,
    en: 'A car with this plate number already exists',
    he: 'כבר קיים רכב עם מספר הרישוי הזה',
  },
  operator_has_assignments: {
    status: 409,
    en: 'This {role} still has assignments ahead',
    he: '{role} עדיין משובץ לסיורים קרובים',
  },
  range_assigned: {
    status: 409,
    en: 'These days are taken by an assignment and can only be changed there',
    he: 'ימים אלה תפוסים בשיבוץ וניתן לשנותם רק שם',
  },
  car_state_unknown: { status: 409, en: 'some bug...', he: 'תקלה כלשהי...' },
  operator_state_unknown: { status: 409, en: 'some bug... get {name}', he: 'תקלה כלשהי... {name}' },
  supplier_state_unknown: { status: 409, en: 'This is a bug!!!', he: 'זו תקלה!' },

  account_name_required: { status: 400, en: 'Please fill in a name', he: 'נא למלא שם' },
  account_phone_required: { status: 400, en: 'Please fill in a phone number', he: 'נא למלא מספר טלפון' },
  commission_rate_invalid: {
    status: 400,
    en: 'Commission Rate must be a number between 0 and 100',
    he: 'אחוז העמלה חייב להיות מספר בין 0 ל-100',
  },
  valid_email_required: { status: 400, en: 'valid email is required', he: 'נדרשת כתובת אימייל תקינה' },
  password_required: { status: 400, en: 'password is required', he: 'נדרשת סיסמה' },
  password_too_short: {
    status: 400,
    en: 'Password must be a minimum of 8 characters',
    he: 'הסיסמה חייבת להכיל לפחות 8 תווים',
  },
  username_invalid: {
    status: 400,
    en: 'A username has 3 to 64 letters, digits, dots, dashes or underscores',
    he: 'שם משתמש מכיל 3 עד 64 אותיות באנגלית, ספרות, נקודות, מקפים או קווים תחתונים',
  },
  role_required: { status: 400, en: 'Please select a role', he: 'נא לבחור תפקיד' },
  role_not_assignable: { status: 403, en: 'You cannot assign this role', he: 'אין לך הרשאה להעניק תפקיד זה' },
  role_fixed: {
    status: 403,
    en: 'You cannot change the role of this user',
    he: 'אין לך הרשאה לשנות את התפקיד של משתמש זה',
  },
  end_user_fixed: {
    status: 409,
    en: 'An end user stays an end user',
    he: 'לקוח קצה נשאר לקוח קצה',
  },
  rank_too_low: {
    status: 403,
    en: 'You are not allowed to change this user',
    he: 'אין לך הרשאה לשנות משתמש זה',
  },
  own_user: {
    status: 403,
    en: 'You cannot delete or deactivate yourself',
    he: 'לא ניתן למחוק או להשבית את עצמך',
  },
  own_login_fixed: {
    status: 403,
    en: 'You cannot change your own email, username or password here',
    he: 'לא ניתן לשנות כאן את האימייל, שם המשתמש או הסיסמה שלך',
  },
  user_shared: {
    status: 403,
    en: 'This user also works in another account, so only a super user may change the login',
    he: 'משתמש זה עובד גם בחשבון אחר, ולכן רק משתמש על רשאי לשנות את פרטי הכניסה',
  },
  last_owner: {
    status: 409,
    en: 'The last active owner of the main account cannot be deleted or deactivated',
    he: 'לא ניתן למחוק או להשבית את הבעלים הפעיל האחרון של החשבון הראשי',
  },
  login_taken: {
    status: 409,
    en: 'This email or username is already taken',
    he: 'האימייל או שם המשתמש כבר תפוסים',
  },
  has_user: { status: 409, en: 'This person already has a user', he: 'לאדם זה כבר יש משתמש' },
  invite_unreadable: { status: 400, en: 'JWT token has an invalid structure', he: 'מבנה ההזמנה אינו תקין' },
  invite_over: {
    status: 409,
    en: 'This invite has expired or was already used',
    he: 'תוקף ההזמנה פג או שכבר נעשה בה שימוש',
  },
  reset_over: {
    status: 409,
    en: 'This link has expired or was already used',
    he: 'תוקף הקישור פג או שכבר נעשה בו שימוש',
  },
  account_name_taken: {
    status: 409,
    en: 'An account with this name already exists',
    he: 'כבר קיים חשבון בשם זה',
  },
  main_account_fixed: {
    status: 409,
    en: 'The main account keeps its name and status and cannot be deleted',
    he: 'לחשבון הראשי שם וסטטוס קבועים ולא ניתן למחוק אותו',
  },
  account_has_orders: {
    status: 409,
    en: 'Agency has orders. Set it inactive instead.',
    he: 'לסוכנות יש הזמנות. יש להפוך אותה ללא פעילה.',
  },
  discount_name_required: {
    status: 400,
    en: 'Please enter a discount name',
    he: 'נא להזין שם להנחה',
  },
  discount_code_required: { status: 400, en: 'Please enter a discount code', he: 'נא להזין קוד הנחה' },
  discount_invalid: {
    status: 400,
    en: 'Please enter a valid discount between 0 to 100',
    he: 'נא להזין הנחה בין 0 ל-100',
  },
  discount_moment_required: {
    status: 400,
    en: 'Please choose discount type: Booking or Tour',
    he: 'נא לבחור סוג הנחה: לפי ההזמנה או לפי הסיור',
  },
  discount_groups_required: {
    status: 400,
    en: 'Please choose at least 1 group type',
    he: 'נא לבחור סוג קבוצה אחד לפחות',
  },
  discount_languages_required: {
    status: 400,
    en: 'Please choose at least 1 group type',
    he: 'נא לבחור שפה אחת לפחות',
  },
  tours_required: { status: 400, en: 'Please choose at least 1 tour', he: 'נא לבחור סיור אחד לפחות' },
  tour_unknown: { status: 400, en: 'One of these tours does not exist', he: 'אחד הסיורים אינו קיים' },
  coupon_usage_invalid: {
    status: 400,
    en: 'Please enter valid usage number',
    he: 'נא להזין מספר שימושים תקין',
  },
  ticket_type_required: { status: 400, en: 'Please fill in the Type field.', he: 'נא למלא את סוג הכרטיס.' },
  price_portion_required: {
    status: 400,
    en: 'Please fill in the price portion.',
    he: 'נא למלא את החלק מהמחיר.',
  },
  location_city_required: { status: 400, en: 'Please fill in the City field.', he: 'נא לבחור עיר.' },
  location_name_required: { status: 400, en: 'Please fill in the Name field.', he: 'נא למלא את השם.' },
  location_address_required: {
    status: 400,
    en: 'Please fill in the Address field.',
    he: 'נא למלא את הכתובת.',
  },
  coordinates_invalid: {
    status: 400,
    en: 'Please enter both coordinates in degrees, or none',
    he: 'נא להזין את שתי הקואורדינטות במעלות, או להשאיר את שתיהן ריקות',
  },
  price_item_unknown: {
    status: 400,
    en: 'This item does not exist any more',
    he: 'הפריט הזה כבר אינו קיים',
  },
  wrong_account: {
    status: 400,
    en: 'The account in the address and in the body differ',
    he: 'החשבון בכתובת ובגוף הבקשה שונים',
  },
  coupon_code_taken: { status: 409, en: 'Coupon code already exists', he: 'קוד הקופון כבר קיים' },
  coupon_used_more: {
    status: 409,
    en: 'More orders than that already use this coupon',
    he: 'כבר יש יותר הזמנות שמשתמשות בקופון הזה',
  },
  ticket_type_taken: { status: 409, en: 'Ticket type already exists', he: 'סוג הכרטיס כבר קיים' },
  adult_ticket_fixed: {
    status: 409,
    en: 'The ticket type adult can be neither renamed nor deleted',
    he: 'לא ניתן לשנות את השם של סוג הכרטיס adult ולא למחוק אותו',
  },
  prices_changed_by_another: {
    status: 409,
    en: 'Price data was changed by another user. Please reload and try again.',
    he: 'נתוני המחירים שונו על ידי משתמש אחר. יש לטעון מחדש ולנסות שוב.',
  },
  prices_of_main_account: {
    status: 409,
    en: 'Prices are kept in the main account alone',
    he: 'המחירים נשמרים בחשבון הראשי בלבד',
  },
  tour_number_taken: { status: 409, en: 'Tour number already exists', he: 'מספר הסיור כבר קיים' },
  star_tour_number_taken: {
    status: 409,
    en: 'Star tour number already exists',
    he: 'מספר סיור הכוכב כבר קיים',
  },
  tag_in_use: { status: 409, en: 'Tag is in use', he: 'התגית בשימוש' },
}
