/** Notes from customers and agents to the office. */
export const orderNotes = [
  'Celebrating a birthday on the day of the tour.',
  'Vegetarian lunch for two, please.',
  'Guest walks with a cane; a seat near the door, please.',
  'Please call on WhatsApp only.',
  'Flight lands late the evening before, do not call before 8:00.',
  'Returning guests, they asked for the same guide as last year.',
  'Invoice to the travel company, not to the guests.',
  'Gluten-free food for one person.',
  'Guests keep Shabbat: no driving after sunset on Friday.',
  'Needs the voucher in French.',
]

/** Notes for the crew about a party. */
export const entryNotes = [
  'Child seat for a two-year-old.',
  'Two suitcases: the guests leave from here to the airport.',
  'Waiting at the side entrance of the hotel.',
  'One wheelchair, folds.',
  'Would like to buy Dead Sea cosmetics.',
  'Pickup from the lobby, ask for room service desk.',
  'Baby stroller with them.',
  'Travels with the party of the same hotel.',
  'Allergic to nuts.',
  'Speaks little English, please text.',
]
