import { useQuery } from '@tanstack/react-query'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { Money } from '../kit/Isolated.tsx'
import { LimitTag } from './LimitTag.tsx'
import { agencyMessages } from './messages.ts'

/** What an agency owes now, with a link to its account. */
export function AgencyStanding({ id }: { id: string }) {
  const t = useText(agencyMessages)
  const { data } = useQuery(queries.agencyAccounts.get({ params: { id } }))
  return (
    <div className="flex wrap alignBaseline gap4 across12">
      <AppLink href={`/agency_account/${id}`}>{t('account')}</AppLink>
      {data?.balances.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
      <LimitTag state={data?.state ?? null} />
    </div>
  )
}
