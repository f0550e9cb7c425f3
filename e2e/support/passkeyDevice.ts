import type { Page } from '@playwright/test'

/** Gives the page's browser an authenticator, which answers at once while its user is present. */
export async function givePasskeyDevice(
  page: Page,
): Promise<{ setPresent: (enabled: boolean) => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async setPresent(enabled) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}
