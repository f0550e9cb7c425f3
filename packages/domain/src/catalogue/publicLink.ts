/** The public website of the product: the address of the site settings, else the fallback; no slash at its end (TOUR-33, HOLE-C5). */
export function siteBaseOf({
  siteBaseUrl,
  fallbackBaseUrl,
}: {
  siteBaseUrl: string
  fallbackBaseUrl: string
}): string {
  return (siteBaseUrl || fallbackBaseUrl).replace(/\/+$/, '')
}

/** Where the public website shows a tour (TOUR-32). */
export function tourLink(siteBase: string, tourId: string): string {
  return `${siteBase}/tour/${tourId}`
}
