import { doors } from '../../support/doors.ts'
import { accountMenu, menu } from '../../support/frame.ts'
import { watchCalls } from '../../support/requests.ts'
import { answer, notMailed, seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'
import { expect, test } from '../journey.ts'

const boss = 'elias.mansour@sevengates.example'

test('USR-09 USR-16 USR-24 USR-30 USR-32 INV-07 INV-12 AUTH-23 AUTH-25 AUTH-27 NAV-08 HOLE-A27 HOLE-A31 an agency invites an agent, who registers and works', async ({
  page,
  say,
  signIn,
  newcomer,
  mailedLink,
}) => {
  const email = say('hope@sevengates.example', 'tikva@sevengates.example')
  const users = userEditor(page, say)
  await signIn(page, boss, '/users/agents?limit=25')

  await test.step('an empty invite lists the missing fields', async () => {
    await users.openNew()
    await expect(users.dialog).toContainText(say('Invite New Employee', 'הזמנת עובד חדש'))
    await expect(users.status).toHaveCount(0)
    await users.press('Send Invite', 'שליחת ההזמנה')
    await seeToast(
      page,
      say(
        'Please fill in the missing fields: Role, First Name, Last Name, Email',
        'חסרים פרטים בשדות: תפקיד, שם פרטי, שם משפחה, אימייל',
      ),
    )
  })

  await test.step('a complete one is sent, and shows as pending in the list', async () => {
    await users.chooseRole('Agent', 'סוכן')
    await users.fill({ firstName: say('Hope', 'תקווה'), lastName: say('Green', 'ירוק'), email })
    await users.press('Send Invite', 'שליחת ההזמנה')
    await seeToast(page, say(...notMailed))
    await expect(users.dialog).toHaveCount(0)
    const waiting = users.rowOf(email).getByText(say('PENDING', 'ממתין'), { exact: true })
    await expect(waiting).toHaveAttribute('data-tone', 'orange')
  })
  const link = await mailedLink(email)
  const agent = await newcomer()
  const door = doors(agent, say)

  await test.step('the link opens a form with the person’s details', async () => {
    await agent.goto(link)
    await expect(door.email).toHaveValue(email)
    await expect(door.email).not.toBeEditable()
    await expect(door.firstName).toHaveValue(say('Hope', 'תקווה'))
    await door.password.fill('seven77')
    await door.retyped.fill('seven78')
    await door.register()
    await expect(agent.getByText(say("Passwords don't match", 'הסיסמאות לא תואמות'))).toBeVisible()
    const tooShort = say('Password must be a minimum of 8 characters', 'הסיסמה חייבת להכיל לפחות 8 תווים')
    await expect(agent.getByText(tooShort)).toBeVisible()
  })

  await test.step('once registered, the agent sees the agency’s orders and nothing else', async () => {
    await door.password.fill('new-agent-1')
    await door.retyped.fill('new-agent-1')
    const signup = agent.waitForRequest(/\/auth\/signup/)
    await door.register()
    const token = new URL(link).pathname.split('/').at(-1)
    expect((await signup).url()).toMatch(new RegExp(`/auth/signup/${token}$`))
    expect((await signup).postDataJSON()).toMatchObject({ token, email })
    await expect(agent).toHaveURL(/\/agency_orders$/)
    await expect(agent.getByRole('banner')).toContainText('Seven Gates Tours')
    await expect(menu(agent, say).getByRole('link')).toHaveText([say('Agency Orders', 'הזמנות הסוכנות')])
    await agent.goto('/users')
    await expect(agent).toHaveURL(/\/agency_orders$/)
  })

  await test.step('the invite is gone from the list, and its link no longer works', async () => {
    await page.reload()
    await expect(users.rowOf(email)).toContainText(say('ACTIVE', 'פעיל'))
    const late = await newcomer()
    const lateDoor = doors(late, say)
    await late.goto(link)
    const over = say('This invite has expired or was already used', 'תוקף ההזמנה פג או שכבר נעשה בה שימוש')
    await expect(lateDoor.notice).toHaveText(over)
    await expect(lateDoor.password).toHaveCount(0)
  })
})

test('INV-08 INV-09 INV-10 MSG-04 MSG-11 HOLE-A18 HOLE-A19 a pending invite is sent again, then withdrawn', async ({
  page,
  say,
  signIn,
  mailedLink,
  newcomer,
}) => {
  const email = say('late@sevengates.example', 'acharon@sevengates.example')
  const users = userEditor(page, say)
  await signIn(page, boss, '/users/admins?limit=25')
  await users.openNew()
  await users.chooseRole('Admin', 'מנהל')
  await users.fill({ firstName: say('Lea', 'לאה'), lastName: say('Late', 'אחרון'), email })
  await users.press('Send Invite', 'שליחת ההזמנה')
  await expect(users.rowOf(email)).toBeVisible()
  const firstLink = await mailedLink(email)
  const calls = watchCalls(page)

  await test.step('its row opens the invite, with the actions of an invite', async () => {
    await users.open(email)
    await expect(users.dialog).toContainText(say('Invite New Employee', 'הזמנת עובד חדש'))
    await expect(users.field('email')).toHaveValue(email)
    await expect(users.status).toHaveCount(0)
    await expect(users.button('Delete', 'מחיקה')).toHaveCount(0)
    await users.press('Resend Invite', 'שליחת ההזמנה שוב')
    await seeToast(page, say(...notMailed))
    await expect(users.dialog).toHaveCount(0)
    await expect(users.rowOf(email)).toHaveCount(1)
  })

  await test.step('the first link is dead, the second one opens', async () => {
    expect(await mailedLink(email)).not.toBe(firstLink)
    const guest = await newcomer()
    const door = doors(guest, say)
    await guest.goto(firstLink)
    await expect(door.notice).toBeVisible()
    await expect(door.password).toHaveCount(0)
  })

  await test.step('deleting asks first', async () => {
    const question = say(
      'Are you sure you want to delete? This action is IRREVERSIBLE',
      'למחוק? אי אפשר לבטל את הפעולה הזאת',
    )
    await page.reload()
    await users.open(email)
    await users.press('Delete Invite', 'מחיקת ההזמנה')
    await answer(page, question, say('Cancel', 'ביטול'))
    await users.press('Delete Invite', 'מחיקת ההזמנה')
    await answer(page, question, say('Delete', 'מחיקה'))
    await seeToast(page, say('Invite deleted successfully', 'ההזמנה נמחקה'))
    await expect(users.rowOf(email)).toHaveCount(0)
    expect(calls('DELETE invites/')).toHaveLength(1)
    expect(calls('POST invites')).toHaveLength(1)
    // The list itself calls `GET users?...`; a single user isn't loaded.
    const ofUsers = ['GET users/', 'POST users', 'PUT users', 'DELETE users'].flatMap((call) => calls(call))
    expect(ofUsers).toEqual([])
  })
})

test('API-21 NAV-15 NAV-16 NAV-17 ROLE-27 HOLE-A28 HOLE-A41 a user of another account can be invited too, and joins by the mailed link', async ({
  page,
  say,
  signIn,
  colleague,
  newcomer,
  mailedLink,
}) => {
  const email = say('karin.ohana@shoreline.example', 'adi.shapira@shoreline.example')
  const [firstName, lastName] = [say('Karin', 'Adi'), say('Ohana', 'Shapira')]
  const users = userEditor(page, say)
  await signIn(page, boss, '/users/agents?limit=25')
  await users.openNew()
  await users.chooseRole('Agent', 'סוכן')
  await users.fill({ firstName, lastName, email })
  const calls = watchCalls(page)
  await users.press('Send Invite', 'שליחת ההזמנה')
  await seeToast(page, say(...notMailed))
  expect(calls('POST ')).toEqual(['POST invites'])

  const invited = await colleague(email)
  const accounts = accountMenu(invited, say, firstName)
  await test.step('the account is in the list as pending, and says where its link is', async () => {
    await expect(invited.getByRole('banner')).toContainText('Shoreline Concierge')
    await accounts.open()
    const waiting = accounts.list.getByRole('menuitem', { name: 'Seven Gates Tours' })
    await expect(waiting).toContainText(say('(pending)', '(ממתין)'))
    await expect(accounts.ticked).toHaveText(['Shoreline Concierge'])
    await waiting.click()
    const question = invited.getByRole('dialog')
    await expect(question).toContainText(email)
    await question.getByRole('button', { name: say('Send the mail again', 'שליחת ההודעה שוב') }).click()
    await expect(question).toHaveCount(0)
    await expect(invited.getByRole('banner')).toContainText('Shoreline Concierge')
  })
  const link = await mailedLink(email)

  await test.step('the link alone is not enough: it asks for the password', async () => {
    const visitor = await newcomer()
    const door = doors(visitor, say)
    await visitor.goto(link)
    await expect(door.email).toHaveValue(email)
    await expect(door.email).not.toBeEditable()
    await door.password.fill('not-the-password')
    await visitor.getByRole('button', { name: say('Sign In and Join', 'כניסה והצטרפות') }).click()
    await expect(door.refusal).toHaveText(say('Incorrect email or password', 'אימייל או סיסמה שגויים'))
  })

  await test.step('once signed in, one click joins', async () => {
    await invited.goto(link)
    await invited.getByRole('button', { name: say('Join', 'הצטרפות'), exact: true }).click()
    await expect(invited.getByRole('banner')).toContainText('Seven Gates Tours')
    await expect(invited).toHaveURL(/\/agency_orders$/)
    await accounts.open()
    await expect(accounts.ticked).toHaveText(['Seven Gates Tours'])
    await page.reload()
    await expect(users.rowOf(email)).toContainText(say('ACTIVE', 'פעיל'))
  })
})

test('a super user who invites from inside an agency is told in which account the link waits', async ({
  page,
  say,
  signIn,
}) => {
  const users = userEditor(page, say)
  await signIn(page, 'super@demo.example', '/agencies?limit=25')
  await page.getByRole('button', { name: 'Pilgrim Ways', exact: true }).click()
  await expect(page).toHaveURL(/\/agency_orders$/)
  await page.getByRole('link', { name: say('Users', 'משתמשים') }).click()
  await users.openNew()
  await users.chooseRole('Admin', 'מנהל')
  const email = say('ada@newways.example', 'adi@newways.example')
  await users.fill({ firstName: 'Ada', lastName: 'Way', email })
  await users.press('Send Invite', 'שליחת ההזמנה')
  await seeToast(
    page,
    say(
      "There's no mail server, so nothing was sent. Go back to \u2068Main Office\u2069: the link waits in the Outbox there.",
      'אין שרת דואר, ולכן שום דבר לא נשלח. צריך לחזור אל \u2068Main Office\u2069: הקישור מחכה שם בדואר היוצא.',
    ),
  )
})
