import type { Refusal } from '@tourdesk/domain/refusals'

/** Codes of the product itself, in addition to the rules' refusals. */
type KernelCode =
  | 'invalid_input'
  | 'field_required'
  | 'field_invalid'
  | 'field_too_long'
  | 'body_malformed'
  | 'body_too_large'
  | 'wrong_media_type'
  | 'sheet_unreadable'
  | 'sheet_of_old_kind'
  | 'sheet_too_large'
  | 'picture_too_large'
  | 'file_required'
  | 'file_field_unknown'
  | 'file_empty'
  | 'not_signed_in'
  | 'crew_session_ended'
  | 'account_switched'
  | 'person_switched'
  | 'wrong_credentials'
  | 'no_access'
  | 'challenge_over'
  | 'passkey_wrong'
  | 'passkey_unreadable'
  | 'passkey_known'
  | 'sign_in_again'
  | 'second_factor_required'
  | 'second_factor_kept'
  | 'timed_out'
  | 'user_inactive'
  | 'not_allowed'
  | 'not_found'
  | 'too_many_attempts'
  | 'too_busy'
  | 'mail_not_set_up'
  | 'still_in_use'
  | 'undo_changed'
  | 'absence_outdated'
  | 'plan_outdated'
  | 'plan_failed'
  | 'undo_too_late'
  | 'export_too_large'
  | 'too_many_units'
  | 'too_many_recipients'
  | 'unavailable'
  | 'disk_full'
  | 'too_many_streams'
  | 'data_unreachable'
  | 'rates_unreachable'
  | 'rates_unreadable'
  | 'offline'
  | 'unexpected'

/** The closed set of codes on the wire. */
export type ProblemCode = KernelCode | Refusal

interface ProblemText {
  status: number
  en: string
  /** Other sentences for some values of a parameter, like 1. */
  counted?: CountedText
}

interface CountedText {
  /** The parameter. */
  by: string
  en: Readonly<Record<number, string>>
}

/** Status and English message of every code; the Hebrew messages are in `hebrewProblems.ts`. */
export const problemTexts: Record<ProblemCode, ProblemText> = {
  invalid_input: { status: 400, en: 'Please check the marked fields' },
  field_required: { status: 400, en: 'This field is required' },
  field_invalid: { status: 400, en: "This value isn't valid" },
  field_too_long: { status: 400, en: 'This text is too long' },
  body_malformed: { status: 400, en: "The request couldn't be read" },
  body_too_large: { status: 413, en: 'The request is too large' },
  picture_too_large: {
    status: 413,
    en: 'This picture has too many pixels: at most 40 megapixels, or 25 if it’s progressive or interlaced. Please make it smaller',
  },
  wrong_media_type: { status: 415, en: "This kind of content isn't accepted" },
  sheet_unreadable: {
    status: 415,
    en: 'This file can’t be read. Please choose an Excel workbook (XLSX) or a CSV file.',
  },
  sheet_of_old_kind: {
    status: 415,
    en: 'This is an old Excel file (XLS), or it has a password. Please save it as XLSX without a password.',
  },
  sheet_too_large: {
    status: 413,
    en: 'This file has too much in it: at most 5,000 rows. Please keep only the rows you need.',
  },
  file_required: { status: 400, en: 'Please choose at least one file' },
  file_field_unknown: {
    status: 400,
    en: 'Files belong in the fields images[0], images[1] and so on, not in {field}',
  },
  file_empty: { status: 400, en: 'The file {file} is empty. Please choose another one.' },
  not_signed_in: { status: 401, en: 'Please sign in' },
  crew_session_ended: { status: 401, en: 'Signed out by the office' },
  account_switched: { status: 409, en: 'This browser now works in {account}. Nothing was changed.' },
  person_switched: { status: 409, en: 'This browser is now signed in as {name}. Nothing was changed.' },
  wrong_credentials: { status: 400, en: 'Incorrect email or password' },
  no_access: { status: 403, en: 'You do not have access to this system' },
  user_inactive: { status: 403, en: 'Your user is inactive' },
  not_allowed: { status: 403, en: 'You are not allowed to do this' },
  not_found: { status: 404, en: 'Not found' },
  too_many_attempts: { status: 429, en: 'Too many attempts. Please try again later' },
  too_busy: { status: 503, en: 'The system is busy right now. Please try again in a moment' },
  still_in_use: { status: 409, en: 'This item is still in use' },
  export_too_large: {
    status: 400,
    en: 'The list has more than {limit} rows. Please narrow the filters.',
  },
  too_many_units: { status: 400, en: 'Please choose at most {limit} vehicles' },
  too_many_recipients: { status: 400, en: 'Please choose at most {limit} recipients' },
  text_required: { status: 400, en: 'Please write a text' },
  template_field_unknown: { status: 400, en: 'Unknown field: {name}' },
  template_unclosed: { status: 400, en: 'A section is not closed: {name}' },
  sms_too_long: { status: 400, en: 'An SMS takes at most {limit} characters' },
  supplier_missing: { status: 409, en: 'No supplier is chosen for this vehicle' },
  finding_gone: { status: 409, en: 'This was solved or has changed meanwhile' },
  day_has_stops: { status: 409, en: '{n} findings must be solved first' },
  day_changed: { status: 409, en: 'The day has changed. Please look again.' },
  supplier_asked: { status: 409, en: 'This supplier was already asked' },
  text_too_long: { status: 400, en: 'At most {limit} characters' },
  time_invalid: { status: 400, en: 'Please enter a time' },
  late_before_reminder: { status: 400, en: "This can't be before the reminder" },
  channels_missing: { status: 400, en: 'Please choose a channel' },
  message_state: { status: 409, en: 'This message is already {status}' },
  no_channel: { status: 409, en: 'There is no address to send this to' },
  disk_full: { status: 503, en: 'The server is out of disk space. Please tell your administrator.' },
  too_many_streams: { status: 429, en: 'Too many screens are open. Please close some.' },
  unavailable: { status: 503, en: 'The system is restarting. Please try again in a moment.' },
  data_unreachable: {
    status: 503,
    en: "The system can't reach its data right now. Please try again in a moment.",
  },
  rates_unreachable: { status: 503, en: "The Bank of Israel doesn't answer" },
  rates_unreadable: { status: 503, en: "The Bank of Israel's answer has no rates in it" },
  offline: { status: 503, en: 'No connection to the server' },
  unexpected: { status: 500, en: 'Something went wrong' },
  crew_link_dead: {
    status: 404,
    en: 'This link is no longer valid. Please ask the office for a new one.',
  },
  crew_phone_missing: { status: 409, en: 'Please enter a mobile phone number first' },
  crew_phone_wrong: { status: 400, en: "These aren't the last four digits of your mobile phone" },
  reply_reason_required: { status: 400, en: 'Please say why' },
  reply_deadline_invalid: { status: 400, en: 'Please enter a time such as 18:00' },
  wait_minutes_invalid: { status: 400, en: 'Please enter 0 to {most} minutes' },
  hours_out_of_range: { status: 400, en: 'Please enter {least} to {most} hours' },
  passengers_out_of_range: { status: 400, en: 'Please enter 1 to {most} passengers' },
  tour_required: { status: 400, en: 'Please select Tour' },
  language_required: { status: 400, en: 'Please select a language' },
  group_type_required: { status: 400, en: 'Please select group type' },
  price_class_required: { status: 400, en: 'Please select price class' },
  date_required: { status: 400, en: 'Please select tour date' },
  participants_required: { status: 400, en: 'Please add at least one participant' },
  split_not_whole: { status: 400, en: 'The parts must add up to {people}' },
  participants_over_limit: { status: 400, en: 'At most {limit} participants' },
  first_name_required: { status: 400, en: 'Name is required' },
  last_name_required: { status: 400, en: 'Last Name is required' },
  email_required: { status: 400, en: 'Email is required' },
  email_invalid: { status: 400, en: 'Invalid email address' },
  pickup_unconfirmed: { status: 400, en: 'Please confirm the pickup' },
  pickup_required: { status: 400, en: 'Please select a pickup location' },
  dropoff_required: { status: 400, en: 'Please select a dropoff location' },
  agency_required: { status: 400, en: 'Please select Agency' },
  currency_required: { status: 400, en: 'Please select Currency' },
  agent_unknown: { status: 400, en: "This agent can't be chosen" },
  agency_unknown: { status: 400, en: "This agency can't be chosen" },
  tour_not_bookable: { status: 400, en: "This tour can't be booked" },
  location_unknown: { status: 400, en: 'Please choose a nearby location from the list' },
  near_place_open: {
    status: 400,
    en: 'Choose a location near the address, or close the search by address',
  },
  group_type_not_offered: { status: 400, en: "This tour isn't offered to this group type" },
  language_not_offered: { status: 400, en: "This tour isn't offered in this language" },
  weekday_not_offered: { status: 400, en: "This tour doesn't run on this weekday" },
  day_unavailable: { status: 400, en: "This tour isn't available on this date" },
  day_unpriced: { status: 400, en: 'The tour has no price on this date' },
  day_past: { status: 400, en: 'This date has passed' },
  day_today: { status: 400, en: "Tours can't be booked for today" },
  day_tomorrow_closed: { status: 400, en: 'Booking for tomorrow closes at 18:00' },
  booking_closed: { status: 400, en: 'Booking for this date has closed' },
  whole_number_invalid: { status: 400, en: 'Please enter a whole number from {least} to {most}' },
  booking_closes_invalid: { status: 400, en: 'Please enter 0 to {most} days and a time such as 18:00' },
  days_not_in_order: { status: 400, en: 'The tours of a star tour must be in the order of their dates' },
  end_before_start: { status: 400, en: 'End date must not be before start date' },
  range_too_long: { status: 400, en: 'Please choose at most {days} days' },
  report_choice_invalid: { status: 400, en: "This report can't be shown like this" },
  report_too_large: { status: 400, en: 'Please choose fewer days or filters' },
  return_needs_quote: {
    status: 400,
    en: 'Please contact the office for a quote on the return service: {phone}',
  },
  ticket_type_unknown: { status: 400, en: "This ticket type doesn't exist" },
  star_tour_required: { status: 400, en: 'Please select a star tour' },
  star_tour_not_sold: { status: 400, en: "This star tour isn't sold any more. Please select another one" },
  star_tour_changed: {
    status: 400,
    en: 'The tours of this star tour have changed. Please fill them in again',
  },
  name_required: { status: 400, en: 'Name is required' },
  phone_required: { status: 400, en: 'Phone is required' },
  plate_required: { status: 400, en: 'Plate number is required' },
  seats_required: { status: 400, en: 'Seats is required' },
  make_required: { status: 400, en: 'Make is required' },
  year_required: { status: 400, en: 'Year is required' },
  seats_invalid: { status: 400, en: 'Seats must be a whole number from 1 to 99' },
  year_invalid: { status: 400, en: 'Year must be from 1950 to {lastYear}' },
  contact_required: { status: 400, en: 'Contact is required' },
  salary_invalid: { status: 400, en: 'Salary must be an amount of 0 or more' },
  car_not_reserved: { status: 400, en: 'A car can be available or unavailable, but not reserved' },
  coupon_invalid: { status: 409, en: 'Invalid Coupon Code' },
  coupon_used_up: { status: 409, en: 'Invalid Coupon Code' },
  order_paid: {
    status: 409,
    en: "Once an order is paid, only the customer's details and the notes can be changed",
  },
  order_canceled: { status: 409, en: "A canceled order can't be changed" },
  link_just_sent: { status: 409, en: '{by} sent this link less than a minute ago' },
  link_expired: { status: 409, en: "The customer's link has expired" },
  mail_not_set_up: { status: 409, en: 'No mail server is set up, so no mail can be sent' },
  payment_not_open: { status: 409, en: "There's nothing to pay by this link" },
  order_already_canceled: { status: 409, en: 'This order is already canceled' },
  entry_canceled: { status: 409, en: "A canceled tour can't be changed" },
  entry_completed: { status: 409, en: "A completed tour can't be moved" },
  entry_on_board: { status: 409, en: 'Someone of this order is on board already' },
  days_overlap: { status: 409, en: 'The new days overlap the days it has now' },
  entry_locked_for_agency: { status: 403, en: 'Only the office can change this' },
  entry_not_removable: { status: 409, en: "This tour can't be removed from the order" },
  undo_changed: {
    status: 409,
    en: "This changed since, so it can't be undone any more. Nothing was changed.",
  },
  undo_too_late: { status: 409, en: "It's too late to undo this. Nothing was changed." },
  absence_outdated: {
    status: 409,
    en: 'The vehicles of these days changed in the meantime. Nothing was saved: check the list and save again.',
  },
  plan_outdated: { status: 409, en: 'The day has changed since this proposal.' },
  plan_failed: { status: 500, en: "This day couldn't be planned. Nothing was changed." },
  changed_by_another: { status: 409, en: 'This item was changed by another user. Please reload.' },
  private_group_not_allowed: { status: 403, en: "This agency can't book private groups" },
  agency_payment_not_allowed: { status: 403, en: "This agency can't use Pay to Agency" },
  daily_only: { status: 403, en: 'This agency can book daily tours only' },
  custom_price_not_allowed: { status: 403, en: 'Only a super user can set the total price' },
  override_not_allowed: { status: 403, en: 'Only a super user can override unavailability' },
  status_not_editable: { status: 409, en: "The status of this tour can't be changed" },
  operator_elsewhere: { status: 409, en: 'This {role} is assigned to another event.' },
  car_elsewhere: { status: 409, en: 'This car is assigned to another event' },
  resource_unavailable: { status: 409, en: 'This {kind} is unavailable on this date' },
  second_driver: { status: 409, en: 'This car already has a driver assigned to it.' },
  reference_taken: {
    status: 409,
    en: 'Order {orderNumber} of this agency has the reference {reference} too',
  },
  not_enough_places: {
    status: 409,
    en: 'Only {left} places left on this date',
    counted: {
      by: 'left',
      en: { 0: 'No places left on this date', 1: 'Only one place left on this date' },
    },
  },
  departure_closed: { status: 409, en: 'This departure is closed for sale' },
  departure_canceled: {
    status: 409,
    en: 'A departure is canceled with its orders, and once canceled it can only be opened',
  },
  departure_open_ended: { status: 409, en: 'This departure takes any number of people' },
  too_many_holds: { status: 409, en: 'At most {most} people can be held at once' },
  offer_by_phone: { status: 409, en: 'This offer can’t be booked online. Please call us' },
  offer_over: { status: 409, en: 'This offer has ended' },
  waiting_ended: { status: 409, en: 'This party is no longer waiting' },
  waiting_state: { status: 409, en: 'That isn’t possible as things are with this party now' },
  batch_outdated: { status: 409, en: 'Some orders have changed. Please look at the list again.' },
  batch_touched: {
    status: 409,
    en: 'Some of these orders changed since, so they can only be moved back one by one. Nothing was changed.',
  },
  batch_has_money: {
    status: 409,
    en: 'This changed what orders cost, so it can’t be undone. Move them back with their prices instead.',
  },
  too_many_entries: {
    status: 400,
    en: 'These are too many at once: at most {departures} departures and {entries} tours',
  },
  capacity_rules_overlap: {
    status: 409,
    en: 'There is already a rule for the same groups, language and number of days on some of these days',
  },
  not_enough_seats: { status: 409, en: 'Not enough seats in this vehicle ({participants}/{seats})' },
  already_on_vehicle: { status: 409, en: 'This order is already assigned to this vehicle' },
  entry_of_another_day: { status: 409, en: 'This order is canceled or belongs to another tour or date' },
  shares_private_group: { status: 409, en: 'This vehicle already carries a private group' },
  unit_mismatch: { status: 400, en: "The vehicle in the address isn't the one in the body" },
  one_tour_only: { status: 400, en: 'This kind of order holds exactly one tour' },
  deposit_percent_invalid: { status: 400, en: 'Please enter a whole percentage from 1 to 99' },
  too_many_dates: { status: 400, en: 'At most {most} dates' },
  capacity_invalid: { status: 400, en: 'Please enter a whole number from 1 to {most}' },
  capacity_vehicles_shared: {
    status: 400,
    en: 'Vehicles count for all shared groups and languages together',
  },
  tax_id_invalid: { status: 400, en: 'This is not a valid dealer number' },
  days_before_invalid: { status: 400, en: 'Please enter a number of days from 0 to 365' },
  payment_policy_unknown: { status: 400, en: 'This payment policy no longer exists' },
  number_unreadable: { status: 400, en: 'Please enter a number, such as 1940 or 19.40' },
  number_unclear: {
    status: 400,
    en: 'This could be {thousands} or {decimals}. Please type it without a thousands separator.',
  },
  number_not_whole: { status: 400, en: 'Please enter a whole number' },
  number_too_fine: { status: 400, en: 'Please enter a number with at most {most} decimals' },
  number_negative: { status: 400, en: 'Please enter a number that is 0 or more' },
  number_too_large: { status: 400, en: 'Please enter a number up to {most}' },
  currency_differs: { status: 400, en: 'This amount is in {currency}' },
  amount_invalid: { status: 400, en: 'Please enter an amount above 0' },
  amount_out_of_bounds: {
    status: 400,
    en: 'Please enter an amount from 0 to {limit}, with at most two decimals',
  },
  payment_day_future: { status: 400, en: "This day hasn't come yet" },
  payment_day_before_order: { status: 400, en: 'This day is before the order' },
  tier_incomplete: { status: 400, en: 'Please fill in days, time and percent' },
  tiers_not_falling: { status: 400, en: 'Percents must fall as the days fall' },
  reason_required: { status: 400, en: 'Please enter a reason' },
  refund_out_of_bounds: { status: 400, en: 'Please enter an amount from 0 to {most}' },
  payment_method_required: { status: 400, en: 'Please choose how it was paid' },
  reference_required: { status: 400, en: 'Please enter a reference' },
  holder_only_cash: { status: 400, en: 'Only cash can be held by a guide or driver' },
  holder_unknown: { status: 400, en: 'This guide or driver no longer exists' },
  handover_before_cash: { status: 400, en: 'Some of this cash was taken after this day' },
  percent_decimals: { status: 400, en: 'Please enter a percentage with at most two decimals' },
  price_invalid: {
    status: 400,
    en: "The value '{v}' for field: {field} From: {pickup} to {dropoff} is invalid",
  },
  price_out_of_bounds: {
    status: 400,
    en: "The value '{v}' for field: {field} From: {pickup} to {dropoff} is invalid. Prices go up to {limit}, with at most two decimals",
  },
  pickup_time_invalid: { status: 400, en: 'Pickup time must be between 07:00 and 14:00' },
  stop_time_invalid: { status: 400, en: 'The time must be between 04:00 and 23:59' },
  day_off_past: { status: 400, en: 'Days off start tomorrow at the earliest' },
  day_off_too_far: { status: 400, en: 'Days off are at most {days} days ahead' },
  party_time_differs: { status: 400, en: 'Part of this order rides in another vehicle at another time' },
  start_date_required: { status: 400, en: 'Please fill in the Start Date field.' },
  end_date_required: { status: 400, en: 'Please fill in the End Date field.' },
  tour_number_required: { status: 400, en: 'Please fill in the Number field.' },
  rate_invalid: { status: 400, en: 'Please enter a number above 0 with at most 6 decimals' },
  office_phone_invalid: { status: 400, en: 'Please enter a phone number, such as 03-555-0100' },
  site_address_invalid: { status: 400, en: 'Please enter a web address that starts with https://' },
  tour_days_required: {
    status: 400,
    en: 'Please choose at least 1 group type with one language and one day',
  },
  duration_invalid: { status: 400, en: 'Duration must be above 0 and at most 240 hours' },
  main_region_secondary: { status: 400, en: 'Main region cannot be a secondary region' },
  main_tag_secondary: { status: 400, en: 'Main tag cannot be a secondary tag' },
  item_in_both_lists: { status: 400, en: 'Item cannot be both included and not included' },
  star_discount_invalid: { status: 400, en: 'Please enter a valid discount between 0 to 100' },
  star_tour_tours_required: { status: 400, en: 'Please fill in the Tours field.' },
  tour_repeated: { status: 400, en: 'Tour appears more than once' },
  star_tour_mismatch: { status: 400, en: "The star tour in the address isn't the one in the body" },
  catalogue_name_required: { status: 400, en: 'Please fill in the Name field.' },
  article_title_required: { status: 400, en: 'Title is required' },
  article_subtitle_required: { status: 400, en: 'required' },
  article_text_required: { status: 400, en: 'Text is required' },
  article_category_required: { status: 400, en: 'Category is required' },
  star_tours_fixed: { status: 409, en: "The tours of a star tour order can't be changed" },
  order_type_fixed: { status: 409, en: "The type of a saved order can't be changed" },
  amount_over_total: {
    status: 409,
    en: "The payments would add up to more than the order's total ({open} left to pay)",
  },
  credit_limit_reached: {
    status: 409,
    en: 'The credit limit of this agency is reached. Please contact the office: {phone}',
  },
  amount_over_open: { status: 409, en: 'Only {open} is open. Tick overpayment to record more.' },
  entry_follows_order: {
    status: 409,
    en: 'This line is calculated from the order. Edit the order to change it.',
  },
  nothing_to_bill: { status: 409, en: 'Nothing to bill in this period.' },
  statement_outdated: { status: 409, en: 'The lines have changed. The draft was refreshed.' },
  statement_not_draft: { status: 409, en: 'This statement was confirmed already' },
  statement_not_confirmed: { status: 409, en: "This statement isn't confirmed" },
  statement_paid: { status: 409, en: 'Money pays this statement. Release it first.' },
  allocation_unknown: { status: 409, en: "One of the statements can't be paid with this money" },
  allocation_over_open: { status: 409, en: 'Only {open} is open' },
  allocation_over_rest: { status: 409, en: 'Only {rest} of this money is left' },
  allocation_needs_money: { status: 409, en: 'Only money that was not reversed can pay a statement' },
  entry_already_reversed: { status: 409, en: 'This line was taken back already' },
  payment_refunded: { status: 409, en: 'This payment was refunded. Take back the refund first.' },
  handover_over_held: { status: 409, en: '{name} holds only {held}' },
  cash_not_held: { status: 409, en: '{name} no longer has all of this cash. Please check the list again.' },
  payment_by_card: { status: 409, en: 'Only the card provider can settle a card payment' },
  payment_not_pending: { status: 409, en: "This payment isn't pending anymore" },
  refund_under_way: {
    status: 409,
    en: 'This refund may still reach the card. Please wait until the card company answers.',
  },
  refund_by_hand: { status: 409, en: 'This refund is made by hand' },
  preview_outdated: {
    status: 409,
    en: 'The price, the payments or the terms have changed. Please look at the new amounts.',
  },
  credit_invalid: { status: 409, en: 'This credit cannot be used here' },
  credit_used_up: { status: 409, en: 'Only {left} is left of this credit' },
  credit_taken_back: { status: 409, en: 'This credit was taken back' },
  credit_nothing_left: { status: 409, en: 'Nothing is left of this credit' },
  credit_expired: { status: 409, en: 'This credit expired on {day}' },
  credit_day_invalid: { status: 400, en: 'Please choose a day from {from} to {to}' },
  credit_months_invalid: { status: 400, en: 'Please enter 1 to {most} months' },
  nothing_open: { status: 409, en: 'There’s nothing left to pay' },
  policy_name_taken: { status: 409, en: 'Another policy already has this name' },
  policy_in_use: { status: 409, en: 'This policy is in use. Take its tours and agencies off it first.' },
  default_policy_fixed: { status: 409, en: "The default policy can't be deleted" },
  season_days_taken: { status: 409, en: 'The price list {list} already has some of these days' },
  season_price_invalid: {
    status: 409,
    en: 'Prices must be above 0 and at most {limit}',
  },
  season_list_gone: { status: 409, en: 'The price list was deleted in the meantime' },
  copied_tour_changed: {
    status: 409,
    en: 'The other tour was changed in the meantime. Please check the preview again',
  },
  nothing_to_copy: { status: 409, en: 'This list has no price that this tour could have' },
  season_tour_gone: { status: 409, en: 'The tour was deleted in the meantime' },
  season_change_invalid: {
    status: 400,
    en: 'Enter -99 to 900 percent, or up to $100,000, with at most two decimals',
  },
  price_lists_overlap: {
    status: 409,
    en: 'Dates overlap with another Price List Item. Please change dates.',
  },
  price_list_not_activated: { status: 409, en: 'Cannot activate Price List Item with overlapping dates' },
  price_list_status_same: { status: 409, en: 'Status is already {status}' },
  publish_without_price_list: { status: 400, en: 'Cannot set tour active without an active price list item' },
  publish_with_overlap: {
    status: 400,
    en: 'There is a time-conflict with other Active Price Lists. Please set the time-ranges of all other active Price Lists and try again.',
  },
  plate_taken: { status: 409, en: 'A car with this plate number already exists' },
  operator_has_assignments: { status: 409, en: 'This {role} still has upcoming assignments' },
  range_assigned: { status: 409, en: 'These days belong to an assignment and can only be changed there' },
  day_off_assigned: { status: 409, en: 'You are on a vehicle on {day}' },
  day_off_reserved: { status: 409, en: 'The office has kept you for work on {day}' },
  day_off_known: { status: 409, en: '{day} is already a day off' },
  day_off_over: { status: 409, en: 'These days are over' },
  day_off_of_office: {
    status: 409,
    en: 'The office has set these days, and only the office can change them',
  },
  car_state_unknown: { status: 409, en: 'some bug...' },
  operator_state_unknown: { status: 409, en: 'some bug... get {name}' },
  supplier_state_unknown: { status: 409, en: 'This is a bug!!!' },
  account_name_required: { status: 400, en: 'Please fill in a name' },
  account_phone_required: { status: 400, en: 'Please fill in a phone number' },
  commission_rate_invalid: { status: 400, en: 'Commission Rate must be a number between 0 and 100' },
  valid_email_required: { status: 400, en: 'valid email is required' },
  password_required: { status: 400, en: 'password is required' },
  password_too_short: { status: 400, en: 'Password must be a minimum of 8 characters' },
  password_is_login: { status: 400, en: "Your password can't be your email or username" },
  password_common: { status: 400, en: 'Too many people use this password. Please choose another one' },
  second_factor_wrong: { status: 400, en: 'This code is not right' },
  passkey_wrong: { status: 400, en: "This passkey doesn't sign in here" },
  passkey_unreadable: { status: 400, en: "This passkey can't be added" },
  passkey_known: { status: 409, en: 'This passkey has been added before' },
  challenge_over: { status: 409, en: 'Please sign in again' },
  second_factor_required: { status: 403, en: 'Set up a second factor to go on' },
  second_factor_kept: {
    status: 409,
    en: 'Your account requires a second factor. Add another one before you remove this one.',
  },
  factor_rule_invalid: { status: 400, en: 'An agency requires it from nobody or from everyone' },
  idle_minutes_invalid: { status: 400, en: 'Please choose 15 minutes to 12 hours' },
  timed_out: { status: 401, en: 'You were signed out, since nobody used this browser for a while' },
  sign_in_again: { status: 403, en: 'Please confirm that it is you' },
  old_password_wrong: { status: 400, en: "This isn't your current password" },
  username_invalid: {
    status: 400,
    en: 'A username has 3 to 64 letters, digits, dots, dashes or underscores',
  },
  role_required: { status: 400, en: 'Please select a role' },
  role_not_assignable: { status: 403, en: "You can't assign this role" },
  agent_in_main_account: { status: 409, en: 'Agents belong to agencies. Please choose another role.' },
  role_fixed: { status: 403, en: "You can't change this user's role" },
  end_user_fixed: { status: 409, en: "An end user can't be given another role" },
  rank_too_low: { status: 403, en: "You aren't allowed to change this user" },
  own_user: { status: 403, en: "You can't delete or deactivate yourself" },
  own_login_fixed: { status: 403, en: "You can't change your own email, username or password here" },
  user_shared: {
    status: 403,
    en: 'Only this person, by a mailed link, or a super user can change this email or password',
  },
  last_owner: {
    status: 409,
    en: "The last active owner of the main account can't be deleted or deactivated",
  },
  login_taken: { status: 409, en: 'This email or username is already taken' },
  has_user: { status: 409, en: 'This person is already in this account' },
  sign_in_first: { status: 409, en: 'You already have a login. Please sign in to accept the invite.' },
  login_unproven: {
    status: 409,
    en: 'Somebody else set this password. Please open the link in the mail and choose your own.',
  },
  login_without_email: {
    status: 409,
    en: 'This person signs in with a username, so no invite can be mailed',
  },
  invite_needs_link: { status: 409, en: 'Please open the link in the mail to join this account' },
  invite_for_another: { status: 409, en: 'This invite was sent to another email' },
  invite_unreadable: { status: 400, en: 'JWT token has an invalid structure' },
  invite_over: { status: 409, en: 'This invite has expired or was already used' },
  reset_over: { status: 409, en: 'This link has expired or was already used' },
  set_up_over: {
    status: 409,
    en: 'This set-up link was already used. The server prints a new one when there is no owner.',
  },
  account_name_taken: { status: 409, en: 'An account with this name already exists' },
  main_account_fixed: { status: 409, en: "The main account keeps its name and status and can't be deleted" },
  account_has_orders: { status: 409, en: 'Agency has orders. Set it inactive instead.' },
  account_has_postings: { status: 409, en: 'The agency’s account has entries. Set it inactive instead.' },
  discount_name_required: { status: 400, en: 'Please enter a discount name' },
  discount_code_required: { status: 400, en: 'Please enter a discount code' },
  discount_invalid: { status: 400, en: 'Please enter a valid discount between 0 to 100' },
  discount_moment_required: { status: 400, en: 'Please choose discount type: Booking or Tour' },
  discount_groups_required: { status: 400, en: 'Please choose at least 1 group type' },
  discount_languages_required: { status: 400, en: 'Please choose at least 1 group type' },
  tours_required: { status: 400, en: 'Please choose at least 1 tour' },
  tour_unknown: { status: 400, en: "One of these tours doesn't exist" },
  coupon_usage_invalid: { status: 400, en: 'Please enter valid usage number' },
  ticket_type_required: { status: 400, en: 'Please fill in the Type field.' },
  adult_portion_fixed: { status: 400, en: 'Adults pay the full price, 100%' },
  price_portion_required: { status: 400, en: 'Please fill in the price portion.' },
  location_city_required: { status: 400, en: 'Please fill in the City field.' },
  location_name_required: { status: 400, en: 'Please fill in the Name field.' },
  location_address_required: { status: 400, en: 'Please fill in the Address field.' },
  coordinates_invalid: { status: 400, en: 'Please enter both coordinates in degrees, or leave both empty' },
  price_item_unknown: { status: 400, en: "This item doesn't exist anymore" },
  wrong_account: { status: 400, en: "The account in the address isn't the one in the body" },
  coupon_code_taken: { status: 409, en: 'Coupon code already exists' },
  coupon_used_more: { status: 409, en: 'More orders than that already use this coupon' },
  ticket_type_taken: { status: 409, en: 'Ticket type already exists' },
  adult_ticket_fixed: { status: 409, en: "The adult ticket type can't be renamed or deleted" },
  rate_jump: { status: 409, en: 'The rate of {currency} would change by {percent}%' },
  prices_changed_by_another: {
    status: 409,
    en: 'Price data was changed by another user. Please reload and try again.',
  },
  prices_of_main_account: { status: 409, en: 'Prices are kept in the main account only' },
  tour_number_taken: { status: 409, en: 'Tour number already exists' },
  star_tour_number_taken: { status: 409, en: 'Star tour number already exists' },
  payment_policy_name_taken: { status: 409, en: 'A payment policy with this name already exists' },
  payment_policy_in_use: {
    status: 409,
    en: 'Tours or agencies use this policy. Choose another one for them first',
  },
  payment_policy_default: {
    status: 409,
    en: 'One policy has to be the default. Make another one the default first',
  },
  view_name_taken: { status: 409, en: 'You already have a view with this name' },
  views_full: { status: 409, en: 'You can keep {most} views of a list. Delete one first.' },
  tag_in_use: { status: 409, en: 'Tag is in use' },
  tag_name_taken: { status: 409, en: 'Another tag already has this name' },
}
