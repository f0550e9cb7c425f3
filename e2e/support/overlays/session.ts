import type { Desk, Overlay } from './overlay.ts'

const save = ({ main }: Desk) => main.button('Save', 'שמירה')

async function type({ main, say }: Desk): Promise<void> {
  await main.field('Name', 'שם').fill(say('Old lighthouse', 'המגדלור הישן'))
}

/** Questions of a page after losing its session; each one needs its own session. */
export const session: Overlay[] = [
  {
    name: 'the session ended',
    shows: 'dialog app/session/SessionModal.tsx',
    at: '/highlight/$highlight',
    before: async (desk) => {
      await type(desk)
      await desk.page.context().clearCookies()
    },
    opener: save,
    isFirm: true,
  },
  {
    name: 'the browser switched to another account',
    shows: 'dialog app/session/SessionModal.tsx',
    at: '/highlight/$highlight',
    before: async (desk) => {
      await type(desk)
      await desk.page.request.post('/api/v1/auth/setUserAccount', {
        data: { accountId: await agencyId(desk) },
      })
    },
    opener: save,
    isFirm: true,
  },
]

async function agencyId({ page }: Desk): Promise<string> {
  const { data } = await (await page.request.get('/api/v1/accounts/sellers')).json()
  return data.find(({ name }: { name: string }) => name === 'Carmel Holidays')._id
}
