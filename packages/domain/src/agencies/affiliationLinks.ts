/** The source of a customer who opens a link: the agency and the person who shared it. */
export interface Partner {
  agencyId: string
  agentId: string
}

/** A link to the public website that includes the partner; keeps an existing query. */
export function partnerLink(link: string, { agencyId, agentId }: Partner): string {
  const [address = '', ...anchor] = link.split('#')
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  const parts = `agencyId=${encodeURIComponent(agencyId)}&agentId=${encodeURIComponent(agentId)}`
  return [`${address}${joint}${parts}`, ...anchor].join('#')
}

/** The page that an agency embeds in its own website. */
export function iframeLink(siteBase: string, partner: Partner): string {
  return partnerLink(`${siteBase}/iframe`, partner)
}

/** The website's page of daily tours. */
export function dailyHomeLink(siteBase: string, partner: Partner): string {
  return partnerLink(`${siteBase}/daily`, partner)
}
