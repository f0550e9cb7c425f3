import type { Desk, Overlay } from './overlay.ts'

/** The recipient of the open invite. */
export const invitedEmail = 'agency-admin@demo.example'

/** Part of the invited email. */
const adminEmail = /(?<!-)admin@demo\.example/
const remove = ({ dialog }: Desk) => dialog.button('Delete', 'מחיקה')
const editAgency = ({ main }: Desk) => main.button('Edit ', 'עריכת ')

/** Overlays of agencies, users, invites and mails. */
export const people: Overlay[] = [
  {
    name: 'a new agency',
    shows: 'dialog agencies/AgencyDialog.tsx',
    at: '/agencies',
    opener: ({ main }) => main.button('Create Agency', 'סוכנות חדשה'),
  },
  {
    name: 'an agency',
    shows: 'dialog agencies/AgencyDialog.tsx',
    at: '/agencies',
    opener: editAgency,
  },
  {
    name: 'deleting an agency',
    shows: 'question agencies/AgencyForm.tsx',
    at: '/agencies',
    before: (desk) => editAgency(desk).click(),
    opener: remove,
  },
  {
    name: 'a new user',
    shows: 'dialog identity/users/UserDialog.tsx',
    at: '/users/cms',
    opener: ({ main }) => main.button('Invite New User', 'הזמנת משתמש חדש'),
  },
  {
    name: 'a user',
    shows: 'dialog identity/users/UserDialog.tsx',
    at: '/users/cms',
    opener: ({ main }) => main.row(adminEmail),
  },
  {
    name: 'deleting a user',
    shows: 'question identity/users/DeleteUser.tsx',
    at: '/users/cms',
    before: ({ main }) => main.row(adminEmail).click(),
    opener: remove,
  },
  {
    name: 'an invite',
    shows: 'dialog identity/users/UserDialog.tsx',
    at: '/users/cms',
    opener: ({ main }) => main.row(invitedEmail),
  },
  {
    name: 'deleting an invite',
    shows: 'question identity/users/DeleteInvite.tsx',
    at: '/users/cms',
    before: ({ main }) => main.row(invitedEmail).click(),
    opener: ({ dialog }) => dialog.button('Delete Invite', 'מחיקת ההזמנה'),
  },
  {
    name: 'a mail',
    shows: 'dialog outbox/MailDialog.tsx',
    at: '/outbox',
    opener: ({ main }) => main.row(),
  },
  {
    name: 'a row of the activity log',
    shows: 'dialog activity/ActivityDialog.tsx',
    // Only orders that were placed, since what jobs do would become the first row.
    at: '/activity?action=order.placed',
    opener: ({ main }) => main.row(),
  },
]

/** Overlays for people who were invited to a second account. */
export const invited: Overlay[] = [
  {
    name: 'an account that waits',
    shows: 'question app/useOwnInvite.ts',
    at: '/agency_orders',
    opener: ({ frame }) => frame.button('Hello, ', 'שלום, '),
    item: ({ page, say }) => page.getByRole('menuitem', { name: say('(pending)', '(ממתין)') }),
  },
]

/** Overlays for a super user inside an agency. */
export const insideAgency: Overlay[] = [
  {
    name: 'the commission of one tour',
    shows: 'dialog agencies/commissions/TourRateDialog.tsx',
    at: '/agency_settings',
    opener: ({ main }) => main.row(),
  },
]
