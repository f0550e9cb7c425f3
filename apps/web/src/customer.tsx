import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CustomerPage } from './customer/CustomerPage.tsx'
import { firstLanguage } from './customer/customerLanguage.ts'
import { OfferPage } from './customer/offer/OfferPage.tsx'
import { openOffer } from './customer/offer/openOffer.ts'
import { openLink } from './customer/openLink.ts'
import { showLanguage } from './i18n/language.ts'
import '@fontsource-variable/heebo/wght.css'
import './theme/tokens.css'
import './theme/print.css'
import './customer/customer.css'

/** The page of a customer's link: apart from the screens of the office, and without what they need. */
function start(): void {
  const page = openPage()
  if (!page) return
  showLanguage(firstLanguage())
  followColors()
  // A link that is pasted over another one changes only what is behind the `#`.
  addEventListener('hashchange', () => location.reload())
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
    </StrictMode>,
  )
}

/** The page of the address: an offer, or an order; null if the browser goes elsewhere. */
function openPage() {
  const offer = openOffer()
  if (offer) return <OfferPage offer={offer} />
  const link = openLink()
  return link && <CustomerPage link={link} />
}

/** `first-paint.js` sets the colours once; here they follow the system. */
function followColors(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = () =>
    document.documentElement.setAttribute('data-mantine-color-scheme', dark.matches ? 'dark' : 'light')
  dark.addEventListener('change', show)
  show()
}

start()
