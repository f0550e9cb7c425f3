import type { Desk, Overlay } from './overlay.ts'

const greeting = ({ frame }: Desk) => frame.button('Hello, ', 'שלום, ')
const typeName = async ({ main, say }: Desk) =>
  main.field('Name', 'שם').fill(say('Old lighthouse', 'המגדלור הישן'))

/** Overlays of every page: the top bar's menus, the drawer, the shortcuts, and the kit's questions. */
export const frame: Overlay[] = [
  { name: 'the greeting', shows: 'menu app/AccountMenu.tsx', at: '/operations', opener: greeting },
  {
    name: 'light and dark',
    shows: 'menu app/ThemeSwitch.tsx',
    at: '/operations',
    opener: ({ frame }) => frame.button('Appearance', 'תצוגה'),
  },
  {
    name: 'the keys of a page',
    shows: 'dialog kit/KeysHelp.tsx',
    at: '/operations',
    opener: ({ main }) => main.row(),
    key: 'Shift+Slash',
  },
  {
    name: 'the search of everything',
    shows: 'dialog app/search/SearchDialog.tsx',
    at: '/operations',
    opener: ({ frame }) => frame.button('Search everything', 'חיפוש בכל המערכת'),
    inside: async ({ page }) => {
      await page.getByRole('combobox').last().fill('da')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'the search of everything whose file is missing',
    shows: 'dialog app/search/useSearchDialog.tsx',
    at: '/operations',
    before: async ({ page }) => {
      await page.route('**/SearchDialog-*.js', (route) => route.abort())
      await page.reload()
    },
    opener: ({ frame }) => frame.button('Search everything', 'חיפוש בכל המערכת'),
    key: 'Slash',
  },
  {
    name: 'the menu on a phone',
    shows: 'dialog app/PhoneMenu.tsx',
    at: '/operations',
    onPhone: true,
    opener: ({ frame }) => frame.button('Open menu', 'פתיחת התפריט'),
  },
  {
    name: 'closing a dialog with something typed in it',
    shows: 'question kit/dialog/Dialog.tsx',
    at: '/agencies',
    before: async ({ main, dialog, say }) => {
      await main.button('Create Agency', 'סוכנות חדשה').click()
      await dialog.field('Name', 'שם').fill(say('Coast Tours', 'סיורי החוף'))
    },
    opener: ({ dialog }) => dialog.field('Name', 'שם'),
    key: 'Escape',
  },
  {
    name: 'leaving a form with something typed in it',
    shows: 'question kit/LeaveGuard.tsx',
    at: '/highlight/$highlight',
    before: typeName,
    opener: ({ frame }) => frame.link('Operations', 'תפעול'),
  },
  {
    name: 'logging out with something typed',
    shows: 'question app/SignedInFrame.tsx',
    at: '/highlight/$highlight',
    before: typeName,
    opener: greeting,
    item: ({ page, say }) => page.getByRole('menuitem', { name: say('Log Out', 'יציאה') }),
  },
  {
    name: 'a link in a text',
    shows: 'menu kit/richText/RichTextLink.tsx',
    at: '/articles?article=new',
    opener: ({ dialog }) => dialog.button('Link', 'קישור'),
    returnsTo: ({ dialog }) => dialog.field('Text', 'טקסט'),
  },
]
