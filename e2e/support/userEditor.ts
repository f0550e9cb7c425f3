import type { Page } from '@playwright/test'
import { choose } from './fields.ts'
import type { Say } from './journey.ts'

interface Person {
  firstName?: string
  lastName?: string
  email?: string
  username?: string
  mobilePhone?: string
  password?: string
}

/** The list of users and the editor, in the dialog or on its own page. */
export function userEditor(page: Page, say: Say) {
  const form = page.locator('form')
  const rowOf = (login: string) => page.getByRole('row').filter({ hasText: login })
  const names: Record<keyof Person, string> = {
    firstName: say('First Name', 'שם פרטי'),
    lastName: say('Last Name', 'שם משפחה'),
    email: say('Email', 'אימייל'),
    username: say('Username', 'שם משתמש'),
    mobilePhone: say('Mobile Phone', 'טלפון נייד'),
    password: say('Password', 'סיסמה'),
  }
  const field = (name: keyof Person) => form.getByRole('textbox', { name: names[name], exact: true })
  const role = form.getByRole('combobox', { name: say('Role', 'תפקיד'), exact: true })
  return {
    rowOf,
    open: async (login: string) => {
      const row = rowOf(login)
      // Users open by a link, invites by a button.
      await row.getByRole('link').or(row.getByRole('button')).click()
      await form.waitFor()
    },
    openNew: async () => {
      await page.getByRole('button', { name: say('Invite New User', 'הזמנת משתמש חדש') }).click()
      await form.waitFor()
    },
    tab: (english: string, hebrew: string) =>
      page.getByRole('tab', { name: say(english, hebrew), exact: true }),
    search: page.getByRole('searchbox', {
      name: say('Search by name, phone or email', 'חיפוש לפי שם, טלפון או אימייל'),
    }),

    dialog: page.getByRole('dialog').filter({ has: form }),
    form,
    field,
    role,
    chooseRole: (english: string, hebrew: string) => choose(page, say('Role', 'תפקיד'), say(english, hebrew)),
    /** All roles in the list, in order. */
    offeredRoles: async () => {
      await role.click()
      await page.getByRole('option').first().waitFor()
      const offered = await page.getByRole('option').allInnerTexts()
      await page.keyboard.press('Escape')
      return offered
    },
    status: form.getByRole('switch', { name: say('Status', 'סטטוס') }),
    byEmail: form.getByRole('switch', { name: say('Invite by email', 'הזמנה באימייל') }),
    fill: async (person: Person) => {
      for (const name of Object.keys(person) as (keyof Person)[]) await field(name).fill(person[name] ?? '')
    },
    button: (english: string, hebrew: string) =>
      form.getByRole('button', { name: say(english, hebrew), exact: true }),
    press: (english: string, hebrew: string) =>
      form.getByRole('button', { name: say(english, hebrew), exact: true }).click(),
  }
}
