import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Say } from './journey.ts'

/**
 * Types the first code of an authenticator app into its open dialog, computed from the secret shown there.
 */
export async function switchOnApp(page: Page, say: Say): Promise<void> {
  const dialog = page.getByRole('dialog')
  const shown = await dialog.getByText(/^[A-Z2-7 ]{30,}$/).innerText()
  const app = new TOTP({ secret: Secret.fromBase32(shown.replaceAll(' ', '')) })
  await dialog.getByLabel(say('Code that the app shows', 'הקוד שהאפליקציה מציגה')).fill(app.generate())
  await dialog.getByRole('button', { name: say('Switch On', 'הפעלה'), exact: true }).click()
}
