import type { Locator, Page } from '@playwright/test'
import { faultsOf, faultsOfPopups, settled, still } from '../axe.ts'
import { expect } from '../journey.ts'
import { toastOf } from '../toasts.ts'
import type { Notice } from './notices.ts'
import type { Desk, Overlay } from './overlay.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 800 }

/** The time within which the focus has to be in the right place, in milliseconds. */
const soon = { timeout: 3000 }

const overlays = '[role="dialog"], [role="menu"]'
const dialog = '[role="dialog"][aria-modal="true"]'
const below = 'data-below'
const looked = 'data-looked-at'
/** The overlay that was opened since the others were marked, once it has the focus. */
const opened = `:is(${overlays}):not([${below}]):focus-within`

/**
 * The faults of overlays: what axe finds, a focus that doesn't move in, a key that doesn't close it, a focus
 * that doesn't return. If one can't be opened, the others are still checked.
 */
export async function faultsOfOverlays(
  desk: Desk,
  table: readonly Overlay[],
  examples: Record<string, string>,
): Promise<string[]> {
  const faults: string[] = []
  const popups = new Set<string>()
  let open = ''
  for (const overlay of table) {
    const address = addressOf(overlay, examples)
    if (overlay.before || overlay.onPhone || open !== address) await show(desk.page, address, overlay.onPhone)
    try {
      for (const fault of await faultsOfOne(desk, overlay, popups)) faults.push(`${overlay.name}: ${fault}`)
      open = overlay.before || overlay.onPhone ? '' : address
    } catch (error) {
      faults.push(`${overlay.name}: ${String(error)}`)
      open = ''
    }
  }
  return faults
}

/** What axe finds wrong on a page that shows a notice. */
export async function faultsOfNotice(
  desk: Desk,
  notice: Notice,
  examples: Record<string, string>,
): Promise<string[]> {
  const { page } = desk
  await show(page, addressOf(notice, examples))
  try {
    await notice.before(desk)
    const shown = notice.shown(desk)
    await expect(shown).toBeVisible()
    // An action may open a page that's still loading.
    await page.waitForFunction(() => Reflect.get(self, '__TSR_ROUTER__').state.status === 'idle')
    await page.locator('main').waitFor()
    // A toast stays while the pointer is over it.
    const toast = toastOf(page, '')
    if (await toast.isVisible()) await toast.hover()
    await still(page)
    // The dimmed page under a dialog isn't checked.
    const isDialog = await page.locator(dialog).isVisible()
    const faults = await faultsOf(page, isDialog ? dialog : undefined)
    await expect(shown, 'it stays while it is looked at').toBeVisible()
    return faults.map((fault) => `${notice.name}: ${fault}`)
  } catch (error) {
    return [`${notice.name}: ${String(error)}`]
  } finally {
    await page.context().setOffline(false)
  }
}

function addressOf({ at }: { at: string }, examples: Record<string, string>): string {
  return at.replace(/\$\w+/, (word) => examples[word.slice(1)] ?? word)
}

async function show(page: Page, address: string, onPhone = false): Promise<void> {
  await page.setViewportSize(onPhone ? phone : desktop)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(address)
  await page.locator('main, [role="dialog"]').getByRole('heading').first().waitFor()
  await settled(page)
}

async function faultsOfOne(desk: Desk, overlay: Overlay, popups: Set<string>): Promise<string[]> {
  const { page } = desk
  const faults: string[] = []
  await overlay.before?.(desk)
  const opener = overlay.opener(desk)
  // The opener may be in a dialog that's still loading, which would then count as the opened one.
  await opener.waitFor()
  await settled(page)
  await mark(page.locator(overlays), below)
  await opener.press(overlay.item ? 'Enter' : (overlay.key ?? 'Enter'))
  if (overlay.item) {
    const item = overlay.item(desk)
    await item.waitFor()
    await mark(page.locator(overlays), below)
    await item.press('Enter')
  }
  await expect(page.locator(opened), 'the focus goes in').toBeVisible()
  await mark(page.locator(opened), looked)
  const shown = page.locator(`[${looked}]`)
  await expect(shown).toHaveAccessibleName(/./)
  await overlay.inside?.(desk)
  await settled(page, shown)
  faults.push(...(await faultsOf(page, `[${looked}]`)), ...(await faultsOfPopups(page, shown, popups)))
  await page.keyboard.press('Escape')
  if (overlay.isFirm) {
    await settled(page, shown)
    await expect(page.locator(`[${looked}]:focus-within`), 'Escape leaves it open').toBeVisible()
    return faults
  }
  await expect(shown, 'Escape closes it').toBeHidden(soon)
  await expect(overlay.returnsTo?.(desk) ?? opener, 'the focus comes back').toBeFocused(soon)
  return faults
}

async function mark(those: Locator, name: string): Promise<void> {
  await those.evaluateAll((all, attribute) => {
    for (const element of all) element.setAttribute(attribute, '')
  }, name)
}
