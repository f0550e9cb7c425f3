import type { Locator, Page } from '@playwright/test'
import type { Say } from '../journey.ts'

/** Controls in one part of the screen, found in the journey's language. */
interface Controls {
  button: (english: string, hebrew: string) => Locator
  field: (english: string, hebrew: string) => Locator
  link: (english: string, hebrew: string) => Locator
  tab: (english: string, hebrew: string) => Locator
  /** The link or button that opens the first row with this text. */
  row: (text?: string | RegExp) => Locator
}

export interface Desk {
  page: Page
  say: Say
  /** The frame around the page: top bar and side menu. */
  frame: Controls
  main: Controls
  /** The dialog on top of everything. */
  dialog: Controls
}

/** Something that stays over a page until it's closed: a dialog, a question, a menu. */
export interface Overlay {
  name: string
  /** Its kind, and the file in `apps/web/src` that opens it; a check finds missing files. */
  shows: `${'dialog' | 'question' | 'menu'} ${string}.${'ts' | 'tsx'}`
  /** The page's address; a `$word` is replaced by an example from the demo business. */
  at: string
  onPhone?: boolean
  /** Makes the opener appear. */
  before?: (desk: Desk) => Promise<unknown>
  /** The control that opens it and gets the focus back. */
  opener: (desk: Desk) => Locator
  /** The key that opens it, by default Enter. */
  key?: string
  /** The item in the opener's menu. */
  item?: (desk: Desk) => Locator
  /** Opens more inside it before the check. */
  inside?: (desk: Desk) => Promise<unknown>
  /** The control that gets the focus after closing, if it isn't the opener. */
  returnsTo?: (desk: Desk) => Locator
  /** It needs an answer, so Escape doesn't close it. */
  isFirm?: boolean
}

export function deskOf(page: Page, say: Say): Desk {
  const controlsOf = (place: Locator): Controls => ({
    button: (english, hebrew) => place.getByRole('button', { name: say(english, hebrew) }).first(),
    field: (english, hebrew) =>
      place.getByRole('textbox', { name: say(english, hebrew), exact: true }).first(),
    link: (english, hebrew) => place.getByRole('link', { name: say(english, hebrew), exact: true }).first(),
    tab: (english, hebrew) => place.getByRole('tab', { name: say(english, hebrew) }),
    row: (text = '') => place.getByRole('row').filter({ hasText: text }).locator('[data-opener]').first(),
  })
  return {
    page,
    say,
    frame: controlsOf(page.getByRole('banner').or(page.getByRole('navigation'))),
    main: controlsOf(page.getByRole('main')),
    dialog: controlsOf(page.getByRole('dialog').last()),
  }
}
