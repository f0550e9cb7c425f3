import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import type { GivenUser } from '../../test/given/ground.ts'

const { as, given, stranger, close } = await startServer()
afterAll(close)

const owner = await given.owner()
const [orchard, sharon] = [
  await given.account({ name: 'Orchard Travel' }),
  await given.account({ name: 'Sharon Travel' }),
]
const ruth = await given.user({ account: orchard, role: 'AGENT', firstName: 'Ruth' })
const yael = await given.user({ account: orchard, role: 'AGENT', firstName: 'Yael' })
const orchardOwner = await given.user({ account: orchard })
const rival = await given.user({ account: sharon })

const customers = async (user: GivenUser, q: string) =>
  (await as(user).orders.customers({ query: { q } })).data
const firstNames = async (user: GivenUser, q: string) =>
  (await customers(user, q)).map(({ firstName }) => firstName)

const noa = {
  firstName: 'Noa',
  lastName: 'Levi',
  email: 'Noa.Levi@example.com',
  mobilePhone: '+972 54-555-0920',
  address: '5 HaYarkon, Tel Aviv',
  passportNumber: '22334455',
  roomNumber: '412',
  notes: 'Vegetarian',
}

test('a customer is found by the beginning of a phone number, however it is written, and of the email', async () => {
  await given.order({ by: ruth, userInformation: noa })
  const { firstName, lastName, email, mobilePhone, address } = noa
  for (const q of ['0545', '054-555', '+972 54 555', '0545550920', 'noa.l', 'NOA.LEVI@EXAMPLE.COM'])
    expect([q, await customers(ruth, q)]).toEqual([q, [{ firstName, lastName, email, mobilePhone, address }]])
  for (const q of ['5550920', '0546', 'levi@', 'levi', 'noa.levi@example.org', '412', '2233'])
    expect([q, await customers(ruth, q)]).toEqual([q, []])
})

test('agents find customers of orders that they may see, agencies their own, and the office all', async () => {
  const phone = (firstName: string) => ({
    ...noa,
    firstName,
    mobilePhone: '052-7001234',
    email: 'p@example.com',
  })
  await given.order({ by: ruth, userInformation: phone('OfRuth') })
  await given.order({ by: yael, userInformation: phone('OfYael') })
  await given.order({ by: rival, userInformation: phone('OfRival') })
  await given.order({ userInformation: phone('OfOffice') })
  expect(await firstNames(ruth, '052700')).toEqual(['OfRuth'])
  expect(await firstNames(yael, '052700')).toEqual(['OfYael'])
  expect(await firstNames(orchardOwner, '052700')).toEqual(['OfYael', 'OfRuth'])
  expect(await firstNames(rival, '052700')).toEqual(['OfRival'])
  expect(await firstNames(owner, '052700')).toEqual(['OfOffice', 'OfRival', 'OfYael', 'OfRuth'])
  expect(await firstNames(rival, 'noa.levi')).toEqual([])
  await expect(stranger.orders.customers({ query: { q: '052700' } })).rejects.toMatchObject({ status: 401 })
})

test('someone with several orders is one customer, as the newest order has them; a namesake with another mail is another', async () => {
  const tal = { ...noa, firstName: 'Tal', email: 'tal@example.com', mobilePhone: '050-1112223' }
  await given.order({ by: ruth, userInformation: { ...tal, address: 'Old Road 1' } })
  await given.order({
    by: ruth,
    userInformation: { ...tal, mobilePhone: '+972501112223', address: 'New Road 2' },
  })
  await given.order({ by: ruth, userInformation: { ...tal, email: 'other@example.com' } })
  expect((await customers(ruth, '050111')).map(({ email, address }) => [email, address])).toEqual([
    ['other@example.com', noa.address],
    ['tal@example.com', 'New Road 2'],
  ])
})

test('at most five are found, the newest', async () => {
  for (let index = 1; index <= 6; index += 1)
    await given.order({
      by: ruth,
      userInformation: { ...noa, firstName: `Many${index}`, email: `many${index}@example.com` },
    })
  expect(await firstNames(ruth, 'many')).toEqual(['Many6', 'Many5', 'Many4', 'Many3', 'Many2'])
})

test('signs of the search itself find nobody, and too little is refused', async () => {
  for (const q of ['%%%', '___', 'no%', '---', '+972', '054 '])
    expect([q, await customers(ruth, q)]).toEqual([q, []])
  await expect(customers(ruth, '05')).rejects.toMatchObject({ status: 400 })
})
