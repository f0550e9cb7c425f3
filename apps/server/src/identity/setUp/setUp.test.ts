import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { givenApp } from '../../../test/given/authenticator.ts'
import { givenPasskey } from '../../../test/given/passkeyDevice.ts'
import { withoutFactor } from '../../../test/withoutFactor.ts'
import { readEnv } from '../../kernel/env.ts'
import { openFirstAccount } from '../openFirstAccount.ts'
import { setUpLink } from './setUpLink.ts'

const owner = {
  email: 'ruth@office.example',
  firstName: 'Ruth',
  lastName: 'Adler',
  password: 'olive-grove-3',
}

/** An installation started with some settings, which can be restarted with others. */
async function install(settings: Record<string, string> = {}) {
  const server = await startServer({ env: { WEB_ORIGIN: 'https://desk.example.com' } })
  onTestFinished(server.close)
  const start = async (changed: Record<string, string> = {}) => {
    const env = readEnv({ DATA_DIR: server.product.env.dataDir, ...changed })
    await openFirstAccount({ ...server.product, env })
    return setUpLink(server.product)
  }
  return { ...server, start, link: await start(settings) }
}

const tokenIn = (link: string | null) => link?.split('/').at(-1) ?? ''
const asked = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }

test('HOLE-A56 an installation started without an owner gets one from the settings of a later start', async () => {
  const { browser, db, start } = await install()
  expect(await start(asked)).toBeNull()
  const entered = await withoutFactor(browser().auth.login({ body: owner }))
  expect(entered).toMatchObject({ isSuper: true, role: 'OWNER', account: { name: 'Main Office' } })
  expect(await actionsOn(db, entered._id)).toEqual(['made owner by the settings'])
})

test('HOLE-A56 the login page learns that nobody can sign in yet, until there is an owner', async () => {
  const { link, stranger } = await install()
  expect(await stranger.auth.isSetUp({})).toEqual({ isSetUp: false })
  await stranger.auth.setUp({ body: { ...owner, token: tokenIn(link) } })
  expect(await stranger.auth.isSetUp({})).toEqual({ isSetUp: true })
})

test('HOLE-A56 once there is a super user, the settings create no other and change no password', async () => {
  const { browser, stranger, start } = await install(asked)
  await start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: 'another-password' })
  await start({ ADMIN_EMAIL: 'second@office.example', ADMIN_PASSWORD: 'another-password' })
  await browser().auth.login({ body: owner })
  for (const email of [owner.email, 'second@office.example'])
    await expect(
      stranger.auth.login({ body: { email, password: 'another-password' } }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' })
})

test('HOLE-A56 AUTH-21 an owner’s password that everybody chooses, or that is the email, ends the start with one line', async () => {
  const { start } = await install()
  const wrong = {
    qwertyuiop: 'ADMIN_PASSWORD: Too many people use this password. Please choose another one',
    'Ruth@Office.example': "ADMIN_PASSWORD: Your password can't be your email or username",
  }
  for (const [password, line] of Object.entries(wrong))
    await expect(start({ ...asked, ADMIN_PASSWORD: password })).rejects.toThrow(line)
})

test('HOLE-A56 without an owner every start prints the same link, which creates the owner once', async () => {
  const { browser, db, link, start, stranger } = await install()
  expect(link).toMatch(/^https:\/\/desk\.example\.com\/setup\/[\w-]{43}$/)
  expect(await start()).toBe(link)
  const token = tokenIn(link)
  expect(await stranger.auth.checkSetUp({ body: { token } })).toEqual({ success: true })

  const visitor = browser()
  const made = await visitor.auth.setUp({ body: { ...owner, token } })
  expect(made).toMatchObject({ email: owner.email, firstName: 'Ruth', isSuper: true, role: 'OWNER' })
  expect(made.permissions).toContain('accounts.delete')
  expect(await visitor.auth.getCurrentUser()).toMatchObject({ _id: made._id })
  expect(await actionsOn(db, made._id)).toEqual(['set up as first owner'])
  await browser().auth.login({ body: owner })

  expect(await start()).toBeNull()
  const over = { status: 409, code: 'set_up_over' }
  await expect(stranger.auth.checkSetUp({ body: { token } })).rejects.toMatchObject(over)
  const second = { ...owner, email: 'second@office.example', token }
  await expect(stranger.auth.setUp({ body: second })).rejects.toMatchObject(over)
})

test('HOLE-A56 when two people use the link at once, one becomes the owner', async () => {
  const { db, link, stranger } = await install()
  const attempts = ['a', 'b', 'c'].map((word) =>
    stranger.auth.setUp({ body: { ...owner, email: `${word}@office.example`, token: tokenIn(link) } }),
  )
  const answers = await Promise.allSettled(attempts)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.selectFrom('users').select('id').where('is_super', '=', true).execute()).toHaveLength(1)
})

test('HOLE-A36 wrong fields have errors and leave the link valid; a made-up token opens nothing', async () => {
  const { link, stranger } = await install()
  const wrong = { email: 'ruth', firstName: '', lastName: '', password: 'short', token: tokenIn(link) }
  await expect(stranger.auth.setUp({ body: wrong })).rejects.toMatchObject({
    status: 400,
    issues: [
      { field: 'firstName' },
      { field: 'lastName' },
      { field: 'email', code: 'valid_email_required' },
      { field: 'password', code: 'password_too_short' },
    ],
  })
  for (const token of ['', 'made-up', `${tokenIn(link)}x`])
    await expect(stranger.auth.setUp({ body: { ...owner, token } })).rejects.toMatchObject({
      code: 'set_up_over',
    })
  await stranger.auth.setUp({ body: { ...owner, token: tokenIn(link) } })
})

test('HOLE-A56 a guest who registered with the owner’s email in the meantime is locked out', async () => {
  for (const way of ['link', 'settings'] as const) {
    const { browser, link, start, stranger } = await install()
    const guest = browser()
    await guest.auth.signup({ body: { email: owner.email, password: 'known-to-guest' } })
    if (way === 'settings') await start(asked)
    else await stranger.auth.setUp({ body: { ...owner, token: tokenIn(link) } })
    await expect(guest.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    await expect(
      stranger.auth.login({ body: { email: owner.email, password: 'known-to-guest' } }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect(await browser().auth.login({ body: owner })).toMatchObject({ isSuper: true, role: 'OWNER' })
  }
})

test('HOLE-A56 SEC-03 whatever the guest had set up goes with them: passkey, app, recovery codes, known browsers', async () => {
  for (const way of ['link', 'settings'] as const) {
    const server = await install()
    const { browser, db, link, start, stranger } = server
    const guest = browser()
    const { _id } = await guest.auth.signup({ body: { email: owner.email, password: 'known-to-guest' } })
    const { device } = await givenPasskey(server, _id)
    await givenApp(server, _id)
    if (way === 'settings') await start(asked)
    else await stranger.auth.setUp({ body: { ...owner, token: tokenIn(link) } })
    const options = await stranger.passkeys.startSignIn()
    await expect(
      browser().passkeys.signIn({ body: { assertion: device.sign(options) } }),
    ).rejects.toMatchObject({ status: 400, code: 'passkey_wrong' })
    expect(await withoutFactor(browser().auth.login({ body: owner }))).toMatchObject({
      _id,
      isSuper: true,
      hasSecondFactor: false,
    })
    for (const table of ['recovery_codes', 'totp_secrets', 'passkeys', 'passkey_challenges'] as const)
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', _id).execute()).toEqual([])
    const browsers = await db.selectFrom('known_browsers').select('id').where('user_id', '=', _id).execute()
    // Only the owner's.
    expect(browsers).toHaveLength(way === 'settings' ? 1 : 2)
  }
})

test('HOLE-A4 two servers that start together create one main account and one owner', async () => {
  const { db, product, start } = await install()
  await db.deleteFrom('accounts').execute()
  await Promise.all([start(asked), start(asked)])
  expect(await db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
  expect(await setUpLink(product)).toBeNull()
})

test('NAV-22 the account with the name in the settings is the main one, whatever id it has, and no other can take the name', async () => {
  const named = { ...asked, MAIN_ACCOUNT_NAME: 'Olive Tours' }
  const offices = await Promise.all(
    ['first', 'second'].map(async () => {
      const { browser, start, db } = await install()
      await db.deleteFrom('accounts').execute()
      await start(named)
      const office = browser()
      await office.auth.login({ body: owner })
      return office
    }),
  )
  const ids = new Set<string>()
  for (const office of offices) {
    const { account, permissions } = await office.auth.getCurrentUser()
    expect(account).toMatchObject({ name: 'Olive Tours', isSuper: true })
    expect(permissions).toContain('catalogue.write')
    ids.add(account._id)
    const agency = { mobilePhone: '+972 3 555 0100', commissionRate: 10 }
    for (const name of ['Olive Tours', 'OLIVE tours'])
      await expect(office.agencies.create({ body: { ...agency, name } })).rejects.toMatchObject({
        code: 'account_name_taken',
      })
    const { id } = await office.agencies.create({ body: { ...agency, name: 'Grove Travel' } })
    await office.auth.setUserAccount({ body: { accountId: id } })
    const inAgency = await office.auth.getCurrentUser()
    expect(inAgency.account).toMatchObject({ name: 'Grove Travel', isSuper: false })
    expect(inAgency.permissions).not.toContain('catalogue.write')
  }
  expect(ids.size).toBe(2)
})
