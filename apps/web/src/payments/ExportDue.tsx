import { getRouteApi } from '@tanstack/react-router'
import type { DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import { api } from '../app/api.ts'
import { useLanguage } from '../i18n/language.ts'
import { ExportButtons } from '../kit/ExportButtons.tsx'

const page = getRouteApi('/signedIn/payments/$tab')

/** Downloads all charges that the filters find. */
export function ExportDue({ tab }: { tab: DuePaymentList }) {
  const { page: _page, limit: _limit, peek: _peek, ...query } = page.useSearch()
  const { language: locale } = useLanguage()
  return (
    <ExportButtons
      fetchFile={(format, signal) =>
        api.payments.dueFile({ query: { ...query, list: tab, format, locale } }, signal)
      }
    />
  )
}
