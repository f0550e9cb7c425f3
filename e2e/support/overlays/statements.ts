import type { Page } from '@playwright/test'
import { confirmedStatement, draftStatement, owe } from '../statements.ts'
import type { Desk, Overlay } from './overlay.ts'

async function anyAgency(page: Page): Promise<{ _id: string }> {
  const { data } = await (await page.request.get('/api/v1/agencyAccounts?limit=1')).json()
  await owe(page, data[0].agency, 12)
  return data[0].agency
}

async function openDraft({ page }: Desk): Promise<void> {
  const { _id } = await draftStatement(page, await anyAgency(page))
  await page.goto(`/statement/${_id}`)
}

async function openConfirmed({ page }: Desk): Promise<void> {
  const { _id } = await confirmedStatement(page, await anyAgency(page))
  await page.goto(`/statement/${_id}`)
}

async function openAsked({ page }: Desk): Promise<void> {
  const { _id, lines } = await confirmedStatement(page, await anyAgency(page))
  await page.request.post(`/api/v1/statements/${_id}/lines/${lines[0]?._id}/questions`, {
    data: { text: 'What is this?', clientKey: crypto.randomUUID() },
  })
  await page.goto(`/statement/${_id}`)
}

const list = '/agency_accounts/statements'

/** Overlays of the list of statements, and of a statement's page. */
export const statements: Overlay[] = [
  {
    name: 'a new statement',
    shows: 'dialog statements/NewStatementDialog.tsx',
    at: list,
    opener: ({ main }) => main.button('New statement', 'דף חשבון חדש'),
  },
  {
    name: 'drafts for all agencies',
    shows: 'dialog statements/DraftAllDialog.tsx',
    at: list,
    opener: ({ main }) => main.button('Drafts for all agencies', 'טיוטות לכל הסוכנויות'),
  },
  {
    name: 'an adjustment of a draft',
    shows: 'dialog statements/AdjustDialog.tsx',
    at: list,
    before: openDraft,
    opener: ({ main }) => main.button('Add adjustment', 'הוספת התאמה'),
  },
  {
    name: 'a draft to confirm',
    shows: 'question statements/DraftActions.tsx',
    at: list,
    before: openDraft,
    opener: ({ main }) => main.button('Confirm', 'אישור'),
  },
  {
    name: 'the files of a statement',
    shows: 'menu statements/DownloadMenu.tsx',
    at: list,
    before: openDraft,
    opener: ({ main }) => main.button('Download', 'הורדה'),
  },
  {
    name: 'a statement to void',
    shows: 'dialog statements/VoidStatementDialog.tsx',
    at: list,
    before: openConfirmed,
    opener: ({ main }) => main.button('Void', 'ביטול דף החשבון'),
  },
  {
    name: 'a payment of a statement',
    shows: 'dialog statements/PayStatementDialog.tsx',
    at: list,
    before: openConfirmed,
    opener: ({ main }) => main.button('Record payment', 'רישום תשלום'),
  },
  {
    name: 'a question about a line',
    shows: 'dialog statements/AskDialog.tsx',
    at: list,
    before: openConfirmed,
    opener: ({ main }) => main.button('Ask about this line', 'שאלה על השורה'),
  },
  {
    name: 'the answer to a question',
    shows: 'dialog statements/AnswerDialog.tsx',
    at: list,
    before: openAsked,
    opener: ({ main }) => main.button('Answer', 'מענה'),
  },
]
