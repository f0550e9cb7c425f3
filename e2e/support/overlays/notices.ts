import type { Locator } from '@playwright/test'
import { doors } from '../doors.ts'
import { bookOrder } from '../orderForm.ts'
import { signInElsewhere } from '../signInElsewhere.ts'
import { toastOf } from '../toasts.ts'
import type { Desk } from './overlay.ts'
import { invitedEmail } from './people.ts'

/** Something a page shows without taking the focus. */
export interface Notice {
  name: string
  /** The login of the user; null for a visitor. */
  login: string | null
  at: string
  /** Makes it appear. */
  before: (desk: Desk) => Promise<unknown>
  /** The part that's visible then. */
  shown: (desk: Desk) => Locator
}

const office = 'super@demo.example'
const highlight = '/highlight/$highlight'
const highlights = '**/api/v1/highlights**'
const name = ({ main }: Desk) => main.field('Name', 'שם')
const save = ({ main }: Desk) => main.button('Save', 'שמירה').click()
const toast =
  (english: string, hebrew: string) =>
  ({ page, say }: Desk) =>
    toastOf(page, say(english, hebrew))
const alert =
  (english: string, hebrew: string) =>
  ({ page, say }: Desk) =>
    page.getByRole('alert').filter({ hasText: say(english, hebrew) })

/**
 * A toast of every kind, notices above a form, the banner of a lost connection, and overlays that open
 * automatically.
 */
export const notices: Notice[] = [
  {
    // Without unsaved work, the page would go to the login page.
    name: 'somebody else signed in',
    login: office,
    at: highlight,
    before: async (desk) => {
      await name(desk).fill(desk.say('Dark lighthouse', 'המגדלור החשוך'))
      await signInElsewhere(desk.page, 'admin@demo.example')
    },
    shown: ({ page, say }) =>
      page.getByRole('dialog', { name: say('Someone else signed in', 'משתמש אחר התחבר') }),
  },
  {
    name: 'a toast that warns',
    login: null,
    at: '/forgotPassword',
    before: async ({ page, say }) => {
      const door = doors(page, say)
      await door.email.fill('admin@demo.example')
      await door.sendReset()
    },
    shown: ({ page }) => toastOf(page, ''),
  },
  {
    name: 'a toast that only informs',
    login: office,
    at: highlight,
    before: async ({ main }) => {
      const video = main.field('Videos', 'סרטונים')
      await video.fill('https://pictures.example/masada.jpg')
      await video.press('Enter')
    },
    shown: ({ page }) => toastOf(page, ''),
  },
  {
    name: 'a toast of something that is on its way',
    login: office,
    at: highlight,
    before: async (desk) => {
      await desk.page.route(highlights, (route) =>
        route.request().method() === 'GET' ? route.continue() : null,
      )
      await name(desk).fill(desk.say('Old lighthouse', 'המגדלור הישן'))
      await save(desk)
    },
    shown: ({ page }) => toastOf(page, ''),
  },
  {
    name: 'a toast of something that is done',
    login: office,
    at: highlight,
    before: async (desk) => {
      await name(desk).fill(desk.say('High lighthouse', 'המגדלור הגבוה'))
      await save(desk)
    },
    shown: toast('Updated Item Successfully', 'הפריט עודכן בהצלחה'),
  },
  {
    name: 'a toast of something that failed, and a lost connection',
    login: office,
    at: highlight,
    before: async (desk) => {
      await name(desk).fill(desk.say('New lighthouse', 'המגדלור החדש'))
      await desk.page.context().setOffline(true)
      await save(desk)
      await desk.page.locator('[class*="Notification-root"][role="alert"]').first().waitFor()
    },
    shown: ({ page, say }) =>
      page.getByRole('status').filter({ hasText: say('No connection. Nothing', 'אין חיבור. אי אפשר') }),
  },
  {
    name: 'a form with what was typed before',
    login: office,
    at: highlight,
    before: async (desk) => {
      await name(desk).fill(desk.say('Older lighthouse', 'המגדלור הישן יותר'))
      await desk.page.reload()
    },
    shown: ({ page, say }) => page.getByText(say("We've restored what you typed.", 'שחזרנו את מה שהקלדת.')),
  },
  {
    name: 'an article that somebody else saved',
    login: office,
    at: '/articles?article=$article',
    before: async ({ page, say, dialog }) => {
      const title = dialog.field('Title', 'כותרת')
      await title.fill(say('My title', 'הכותרת שלי'))
      const address = `/api/v1/articles/${new URL(page.url()).searchParams.get('article')}`
      const stored = await (await page.request.get(address)).json()
      const theirs = {
        title: say('Their title', 'הכותרת שלהם'),
        subtitle: say('Their subtitle', 'המשנה שלהם'),
      }
      await page.request.post('/api/v1/articles', { data: { ...stored, ...theirs } })
      await dialog.button('Save', 'שמירה').click()
    },
    shown: alert('Keep mine', 'להשאיר את שלי'),
  },
  {
    name: 'an article that somebody else deleted',
    login: office,
    at: '/articles?article=$spareArticle',
    before: async ({ page, say, dialog }) => {
      await dialog.field('Title', 'כותרת').fill(say('My title', 'הכותרת שלי'))
      await page.request.delete(`/api/v1/articles/${new URL(page.url()).searchParams.get('article')}`)
      await dialog.button('Save', 'שמירה').click()
    },
    shown: alert('Someone has deleted', 'מישהו מחק את'),
  },
  {
    name: 'a toast of something that can be undone',
    login: office,
    at: '$board',
    before: async ({ page, main, say }) => {
      await main.button('Assign order', 'שיבוץ הזמנה').click()
      await page.getByRole('menuitem', { name: say('New vehicle', 'רכב חדש') }).click()
    },
    shown: toast('Undo', 'ביטול הפעולה'),
  },
  {
    name: 'a toast that offers the next step',
    login: office,
    at: '/users/cms',
    before: async ({ main, dialog }) => {
      await main.row(invitedEmail).click()
      await dialog.button('Resend Invite', 'שליחת ההזמנה שוב').click()
    },
    shown: toast('Outbox', 'דואר היוצא'),
  },
  {
    name: 'the order that was placed',
    login: 'agent@demo.example',
    at: '/agency_orders/orders',
    before: ({ page, say }) => bookOrder(page, say),
    shown: ({ page }) => toastOf(page, '').filter({ has: page.getByRole('link') }),
  },
]
