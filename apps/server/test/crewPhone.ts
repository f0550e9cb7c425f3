import type { TestServer } from './as.ts'
import type { GivenUser } from './given/ground.ts'

/** A phone of a guide or driver, which came by a link that the office made. It keeps its cookie. */
export async function crewPhone(
  { as, browser }: Pick<TestServer, 'as' | 'browser'>,
  by: GivenUser,
  operator: { id: string; mobile_phone: string },
) {
  const { link } = await as(by).crewLinks.make({ params: { id: operator.id } })
  const phone = browser()
  await phone.crewEntry.enter({ body: { token: tokenOf(link), phoneEnd: operator.mobile_phone.slice(-4) } })
  return phone
}

/** The secret of a crew link. */
export function tokenOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1)
}
