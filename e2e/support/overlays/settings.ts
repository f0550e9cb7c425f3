import { dayAhead } from '../days.ts'
import type { Desk, Overlay } from './overlay.ts'

/** Overlays of the settings. */
export const settings: Overlay[] = [
  {
    name: 'a new cancellation policy',
    shows: 'dialog settings/cancellation/CancellationPolicyDialog.tsx',
    at: '/settings/cancellation',
    opener: newPolicy,
  },
  {
    name: 'deleting a cancellation policy',
    shows: 'question settings/cancellation/CancellationPolicyForm.tsx',
    at: '/settings/cancellation',
    before: openUnusedTerms,
    opener: ({ dialog }) => dialog.button('Delete', 'מחיקה'),
  },
  {
    name: 'a new payment policy',
    shows: 'dialog settings/paymentPolicies/PaymentPolicyDialog.tsx',
    at: '/settings/payments',
    opener: newPolicy,
  },
  {
    name: 'deleting a payment policy',
    shows: 'question settings/paymentPolicies/PaymentPolicyForm.tsx',
    at: '/settings/payments',
    before: openUnusedPolicy,
    opener: ({ dialog }) => dialog.button('Delete', 'מחיקה'),
  },
  {
    name: 'a new capacity rule',
    shows: 'dialog departures/capacity/CapacityDialog.tsx',
    at: '/departures/capacity',
    opener: ({ main }) => main.button('New rule', 'כלל חדש'),
  },
  {
    name: 'a party for the waiting list',
    shows: 'dialog departures/waiting/WaitingDialog.tsx',
    at: '/departures/waiting',
    opener: ({ main }) => main.button('Put on the waiting list', 'הוספה לרשימת ההמתנה'),
  },
  {
    name: 'a reason to put a party first',
    shows: 'question departures/waiting/WaitingActions.tsx',
    at: '/departures/waiting',
    before: openParty,
    opener: ({ dialog }) => dialog.button('Put first', 'להקדים בתור'),
  },
  {
    name: 'deleting a capacity rule',
    shows: 'question departures/capacity/CapacityForm.tsx',
    at: '/departures/capacity',
    before: openRule,
    opener: ({ dialog }) => dialog.button('Delete', 'מחיקה'),
  },
  {
    name: 'business details, from the checklist',
    shows: 'dialog home/setUp/SetUpDialogs.tsx',
    at: '/setup',
    opener: ({ main }) => main.button('Business details: Change', 'פרטי העסק: שינוי'),
  },
  {
    name: 'an agency, from the checklist',
    shows: 'dialog agencies/AddAgencyDialog.tsx',
    at: '/setup',
    opener: ({ main }) => main.button('First agency: Add', 'סוכנות ראשונה: הוספת'),
  },
  {
    name: 'a driver, from the checklist',
    shows: 'dialog fleet/AddFleetDialogs.tsx',
    at: '/setup',
    opener: ({ main }) => main.button('Drivers: Add', 'נהגים: הוספת'),
  },
  {
    name: 'a location, from the checklist',
    shows: 'dialog pricing/locations/AddLocationDialog.tsx',
    at: '/setup',
    opener: ({ main }) => main.button('Pickup locations: Add your own', 'נקודות איסוף: נקודה אחרת'),
  },
  {
    name: 'well-known pickup places',
    shows: 'dialog pricing/locations/ready/ReadyPlacesDialog.tsx',
    at: '/setup',
    onPhone: true,
    opener: ({ main }) => main.button('Pickup locations: Choose places', 'נקודות איסוף: בחירת מקומות'),
  },
  {
    name: 'the original text of a message',
    shows: 'question messages/templates/TemplateForm.tsx',
    at: '/messages/templates?event=balance_overdue&channel=sms',
    before: changeText,
    opener: ({ main }) => main.button('Reset', 'איפוס'),
  },
]

/** Changes a text that no other journey sends. */
async function changeText({ page }: Desk): Promise<void> {
  const data = { subject: '', body: 'Please pay {{payment.amount}} today.' }
  const answer = await page.request.put('/api/v1/messageTemplates/balance_overdue/sms/en', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  await page.reload()
}

function newPolicy({ main }: Desk) {
  return main.button('New policy', 'מדיניות חדשה')
}

async function openUnusedTerms(desk: Desk): Promise<void> {
  const tiers = [{ daysBefore: 7, time: '19:00', percent: 50 }]
  const name = await makePolicy(desk, 'cancellationPolicies', { tiers })
  await desk.main.button(`Edit \u2068${name}`, `עריכת \u2068${name}`).click()
}

async function openUnusedPolicy(desk: Desk): Promise<void> {
  const name = await makePolicy(desk, 'paymentPolicies', { percent: 50, daysBefore: 7 })
  await desk.main.row(name).click()
}

/** Creates a rule that limits nobody, and opens it. */
async function openRule({ page, main }: Desk): Promise<void> {
  const tours = await (await page.request.get('/api/v1/tours/getActiveTours')).json()
  const [tour] = tours.data
  const days = { startDate: '2020-01-01', endDate: '2020-01-02' }
  await page.request.post('/api/v1/capacityRules', { data: { tour: tour._id, places: 40, ...days } })
  await page.reload()
  await main.row(tour.name).click()
}

/** Puts a party on the waiting list, and opens it. */
async function openParty({ page, main }: Desk): Promise<void> {
  const tours = await (await page.request.get('/api/v1/tours/getActiveTours')).json()
  const user = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const lastName = `Waiting ${Date.now()}`
  await page.request.post('/api/v1/waitingList', {
    data: {
      ...{ tour: tours.data[0]._id, dates: [dayAhead(80)], people: 2, agency: user.account._id },
      ...{ group_type: 'private_group', language: 'english', firstName: 'Noa', lastName },
      email: 'noa@guests.example',
    },
  })
  await page.reload()
  await main.row(lastName).click()
}

/** Creates a policy that nothing uses, and reloads its list. */
async function makePolicy({ page }: Desk, list: string, terms: object): Promise<string> {
  const name = `Half ${Date.now()}`
  const answer = await page.request.post(`/api/v1/${list}`, { data: { name, ...terms } })
  if (!answer.ok()) throw new Error(await answer.text())
  await page.reload()
  return name
}
