import type { Overlay } from './overlay.ts'

/** The security page of a user without a second factor, who is signed in twice. */
export const withoutFactor: Overlay[] = [
  {
    name: 'setting up an authenticator app',
    shows: 'dialog identity/security/SetUpAppDialog.tsx',
    at: '/security',
    opener: ({ main }) => main.button('Set up an authenticator app', 'הגדרת אפליקציית אימות'),
  },
  {
    name: 'signing out everywhere else',
    shows: 'question identity/security/SessionsPanel.tsx',
    at: '/security',
    opener: ({ main }) => main.button('Sign out everywhere else', 'יציאה מכל שאר המכשירים'),
  },
  {
    name: 'replacing the calendar link',
    shows: 'question identity/calendar/CalendarLink.tsx',
    at: '/security',
    before: async ({ page }) => {
      await page.request.post('/api/v1/auth/calendarLink', { data: { language: 'en' } })
      await page.reload()
    },
    opener: ({ main }) => main.button('New calendar link', 'קישור חדש ליומן'),
  },
]

/** The security page of a user with a second factor. */
export const withFactor: Overlay[] = [
  {
    name: 'removing the second factor',
    shows: 'question identity/security/SecondFactorPanel.tsx',
    at: '/security',
    opener: ({ main }) => main.button('Remove second factor', 'הסרת האימות הדו-שלבי'),
  },
]

/** The security page of a user with a passkey. */
export const withPasskey: Overlay[] = [
  {
    name: 'renaming a passkey',
    shows: 'dialog identity/security/PasskeyNameDialog.tsx',
    at: '/security',
    opener: ({ main }) => main.button('Rename', 'שינוי השם'),
  },
  {
    name: 'deleting a passkey',
    shows: 'question identity/security/PasskeysPanel.tsx',
    at: '/security',
    opener: ({ main }) => main.button('Delete', 'מחיקת'),
  },
]

/** The office's users, when its admin has a second factor. */
export const factorOfAdmin: Overlay[] = [
  {
    name: 'removing the second factor of somebody who lost phone and codes',
    shows: 'question identity/users/TakeFactor.tsx',
    at: '/users/cms',
    before: ({ main }) => main.row(/(?<!-)admin@demo\.example/).click(),
    opener: ({ dialog }) => dialog.button('Remove Second Factor', 'הסרת אימות דו-שלבי'),
  },
]
