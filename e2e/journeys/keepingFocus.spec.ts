import { highlightForm } from '../support/highlightForm.ts'
import { expect, test } from '../support/journey.ts'
import { seeToast } from '../support/toasts.ts'

test('a save that fails leaves the focus on its button, and Enter tries again', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const { data } = await (await page.request.get('/api/v1/highlights?limit=1')).json()
  await page.goto(`/highlight/${data[0]._id}`)
  const highlight = highlightForm(page, say)
  await highlight.subtitle.fill(say('Seen from the sea', 'במבט מהים'))
  await highlight.save.focus()
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await seeToast(page, say('Could not updated', 'העדכון לא הצליח'))
  await expect(highlight.save).toBeFocused()
  await page.context().setOffline(false)
  await page.keyboard.press('Enter')
  await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
})
