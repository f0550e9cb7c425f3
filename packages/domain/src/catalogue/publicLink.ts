/** The public website: the address in the site settings, or else the fallback; without a trailing slash. */
export function siteBaseOf({
  siteBaseUrl,
  fallbackBaseUrl,
}: {
  siteBaseUrl: string
  fallbackBaseUrl: string
}): string {
  return (siteBaseUrl || fallbackBaseUrl).replace(/\/+$/, '')
}

/** A tour's page on the public website. */
export function tourLink(siteBase: string, tourId: string): string {
  return `${siteBase}/tour/${tourId}`
}
