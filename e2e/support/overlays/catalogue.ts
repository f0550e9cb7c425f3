import type { Desk, Overlay } from './overlay.ts'

const actions = ({ main }: Desk) => main.button('Actions', 'פעולות')
const listMenu = ({ main }: Desk) => main.button('Actions of ', 'פעולות: ')
const remove = ({ page, say }: Desk) => page.getByRole('menuitem', { name: say('Delete', 'מחיקה') })
const headline = ({ main }: Desk) => main.field('Description', 'תיאור')

/** Overlays of tours, price lists, highlights, articles, prices and rates. */
export const catalogue: Overlay[] = [
  {
    name: 'what can be done with a tour',
    shows: 'menu catalogue/tours/TourMenu.tsx',
    at: '/tour/$tour',
    opener: actions,
  },
  {
    name: 'deleting a tour',
    shows: 'question catalogue/tours/TourMenu.tsx',
    at: '/tour/$tour',
    opener: actions,
    item: remove,
  },
  {
    name: 'what can be done with a price list',
    shows: 'menu catalogue/tours/prices/PriceListMenu.tsx',
    at: '/tour/$tour',
    opener: listMenu,
  },
  {
    name: 'deleting a price list',
    shows: 'question catalogue/tours/prices/PriceListMenu.tsx',
    at: '/tour/$tour',
    opener: listMenu,
    item: remove,
  },
  {
    name: 'a price list of another tour',
    shows: 'dialog catalogue/tours/prices/CopyListDialog.tsx',
    at: '/tour/$tour',
    opener: ({ main }) => main.button('Copy from another tour', 'העתקה מסיור אחר'),
  },
  {
    name: 'leaving changed prices',
    shows: 'question catalogue/tours/prices/PriceListEditor.tsx',
    at: '/tour/$tour?listIndex=1',
    before: (desk) => headline(desk).fill(desk.say('Low season', 'עונה שקטה')),
    opener: ({ main }) => main.button('Back to the tour', 'חזרה לסיור'),
  },
  {
    name: 'the prices of a tour in the next season',
    shows: 'dialog catalogue/season/SeasonPrices.tsx',
    at: '/next_season',
    opener: ({ main }) => main.button('Prices of ', 'מחירים: '),
  },
  {
    name: 'what can be done with a highlight',
    shows: 'menu catalogue/highlights/HighlightMenu.tsx',
    at: '/highlight/$highlight',
    opener: actions,
  },
  {
    name: 'deleting a highlight',
    shows: 'question catalogue/highlights/HighlightMenu.tsx',
    at: '/highlight/$highlight',
    opener: actions,
    item: remove,
  },
  {
    name: 'an article',
    shows: 'dialog catalogue/articles/ArticleDialog.tsx',
    at: '/articles',
    opener: ({ main }) => main.row(),
  },
  {
    name: 'deleting an article',
    shows: 'question catalogue/articles/ArticleForm.tsx',
    at: '/articles',
    before: ({ main }) => main.row().click(),
    opener: ({ dialog }) => dialog.button('Delete', 'מחיקה'),
  },
  {
    name: 'deleting a pickup location',
    shows: 'question pricing/PriceForm.tsx',
    at: '/pickup_dropoff_location/$location',
    opener: ({ main }) => main.button('Delete Location', 'מחיקת הנקודה'),
  },
  {
    name: 'an exchange rate that jumps',
    shows: 'question settings/rates/useSaveRates.ts',
    at: '/settings/rates',
    before: ({ page, say }) => page.getByLabel(say('1 US dollar in ILS ₪', 'שער הדולר ב־')).last().fill('36'),
    opener: ({ main }) => main.button('Save', 'שמירה'),
  },
]
