import type { Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** The pages before login: their fields and messages. */
export function doors(page: Page, say: Say) {
  const field = (english: string, hebrew: string) =>
    page.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const press = (english: string, hebrew: string) =>
    page.getByRole('button', { name: say(english, hebrew) }).click()
  return {
    /** The server's error, in red on the form. */
    refusal: page.locator('form').getByRole('alert'),
    /** A message that a page shows instead of its form. */
    notice: page.getByRole('main').getByRole('alert'),
    link: (english: string, hebrew: string) => page.getByRole('link', { name: say(english, hebrew) }),
    rememberMe: page.getByRole('checkbox', { name: say('Remember Me', 'לזכור אותי') }),

    login: field('Email or username', 'אימייל או שם משתמש'),
    email: field('Email', 'אימייל'),
    firstName: field('First Name', 'שם פרטי'),
    lastName: field('Last Name', 'שם משפחה'),
    mobilePhone: field('Mobile Phone', 'טלפון נייד'),
    password: field('Password', 'סיסמה'),
    /** The repeated password, when setting a new one and when registering. */
    confirmed: field('Confirm password', 'אימות הסיסמה'),
    retyped: field('Retype password', 'הקלדת הסיסמה שוב'),

    sendReset: () => press('Send Password Reset Email', 'שליחת קישור לאיפוס הסיסמה'),
    setPassword: () => press('Set Password', 'שמירת הסיסמה'),
    /** Uses up a mailed link in another browser, which has its own session. */
    useUpElsewhere: async (link: string) => {
      const answered = await fetch(new URL('/api/v1/auth/resetPassword', page.url()), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: 'olive-grove-9', token: link.split('/').at(-1) }),
      })
      if (!answered.ok) throw new Error(`The link ${link} could not be used`)
    },
    register: () => press('Register', 'הרשמה'),

    /** Signs in with any password; opens the home page, or stays with an error. */
    enter: async (login: string, password: string) => {
      await page.goto('/login')
      await field('Email or username', 'אימייל או שם משתמש').fill(login)
      await field('Password', 'סיסמה').fill(password)
      await page.getByRole('button', { name: say('Sign In', 'כניסה'), exact: true }).click()
    },
  }
}
