import { agencyForm } from '../../support/agencyForm.ts'
import { expect, test } from '../../support/journey.ts'

test('ACC-08 ACC-09 HOLE-A5 the pointer shows which agencies a super user can go into, and the owner into none', async ({
  page,
  say,
  signIn,
}) => {
  const agencies = agencyForm(page, say)
  await signIn(page, 'super@demo.example', '/agencies?limit=25')
  await expect(agencies.rowOf('Carmel Holidays')).toHaveCSS('cursor', 'pointer')
  for (const name of ['Red Canyon Adventures', 'Olive Branch Journeys'])
    await expect(agencies.rowOf(name)).not.toHaveCSS('cursor', 'pointer')
  await signIn(page, 'owner@demo.example', '/agencies?limit=25')
  await expect(agencies.rowOf('Carmel Holidays')).not.toHaveCSS('cursor', 'pointer')
})
