/** Who sends a customer by a link: the agency and the person who gave the link out (AFF-07, OCONST-20). */
export interface Partner {
  agencyId: string
  agentId: string
}

/** A link of the public website that tells who sent the customer; what it asks for already stays (HOLE-C75). */
export function partnerLink(link: string, { agencyId, agentId }: Partner): string {
  const [address = '', ...anchor] = link.split('#')
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  const parts = `agencyId=${encodeURIComponent(agencyId)}&agentId=${encodeURIComponent(agentId)}`
  return [`${address}${joint}${parts}`, ...anchor].join('#')
}

/** The page that an agency builds into its own website (AFF-01, HOLE-C75). */
export function iframeLink(siteBase: string, partner: Partner): string {
  return partnerLink(`${siteBase}/iframe`, partner)
}

/** The website's page of daily tours (AFF-03, HOLE-C75). */
export function dailyHomeLink(siteBase: string, partner: Partner): string {
  return partnerLink(`${siteBase}/daily`, partner)
}
