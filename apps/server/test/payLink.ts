import { payAtDesk, type WayBack } from './payAtDesk.ts'

/** Presses the button on a payment link's page; returns the provider's page, or the page shown instead. */
export async function pressPay(link: string): Promise<{ page: string } | { status: number; text: string }> {
  const answer = await fetch(link, { method: 'POST', redirect: 'manual' })
  const page = answer.headers.get('location')
  return page ? { page } : { status: answer.status, text: await answer.text() }
}

/** The provider's page of a payment link. */
export async function openedPage(link: string): Promise<string> {
  const pressed = await pressPay(link)
  if (!('page' in pressed)) throw new Error(`No page to pay on: ${pressed.status}`)
  return pressed.page
}

/** Pays by a link as a customer does; the browser doesn't go back yet. */
export async function payByLink(link: string, card?: string): Promise<WayBack> {
  return payAtDesk(await openedPage(link), card)
}

/** Goes back from the provider's page as a browser does, and returns where it arrives. */
export async function goBack({ address, fields }: WayBack, cookie = ''): Promise<Response> {
  const headers = { cookie, origin: 'https://directng.tranzila.com' }
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  const next = new URL(answer.headers.get('location') ?? '', address)
  return fetch(next, { headers: { cookie }, redirect: 'manual' })
}
