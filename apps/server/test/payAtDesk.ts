/** The address and the fields with which the test desk sends the browser back after a payment. */
export interface WayBack {
  address: string
  fields: Record<string, string>
}

const goodCard = '4444333322221111'

/** Pays on the page of the test desk, as a customer whose browser runs no scripts. */
export async function payAtDesk(page: string, card = goodCard): Promise<WayBack> {
  const shown = await (await fetch(page)).text()
  const body = new URLSearchParams({ ...hiddenIn(shown), card, expiry: '12/30', cvv: '333' })
  const answer = await fetch(new URL(actionIn(shown), page), { method: 'POST', body })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`The desk says ${answer.status}: ${textIn(said)}`)
  return { address: actionIn(said), fields: hiddenIn(said) }
}

/** The text of a page without its tags. */
export function textIn(page: string): string {
  const body = page.slice(page.indexOf('<body>'))
  return unescaped(body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).trim()
}

/** The hidden fields of a page's form. */
function hiddenIn(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [unescaped(name), unescaped(value)]),
  )
}

/** The address that a page's form is sent to. */
function actionIn(page: string): string {
  return unescaped(/<form[^>]* action="([^"]*)"/.exec(page)?.[1] ?? '')
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
}
