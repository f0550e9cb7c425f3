import type { AgencyBalance } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { LimitTag } from '../agencies/LimitTag.tsx'
import { useText } from '../i18n/useText.ts'
import { Code, Money } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import { column, dayColumn, moneyColumn, nameColumn } from '../kit/table/columnKinds.tsx'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'

/** The columns of agencies' balances. */
export function useBalanceColumns(): Column<AgencyBalance>[] {
  const t = useText(agencyAccountsMessages)
  return [
    nameColumn('agency', t('agency'), ({ agency }) => agency.name, { sort: 'agency', opens: true }),
    moneyColumn('balance', t('balance'), ({ balance }) => balance, {
      card: 'status',
      sort: 'balance',
      newestFirst: true,
      help: t('balanceHelp'),
    }),
    moneyColumn('unbilled', t('unbilledAmount'), ({ unbilled }) => unbilled || null, { card: 'detail' }),
    moneyColumn('open', t('billedOpen'), ({ open }) => open || null, { card: 'detail' }),
    moneyColumn('overdue', t('overdue'), ({ overdue }) => overdue || null, { card: 'detail' }),
    column(
      'limit',
      t('limit'),
      ({ isPrepaid, limit }) => (isPrepaid ? t('prepaid') : limit !== null && <Money amount={limit} />),
      { align: 'end', card: 'detail' },
    ),
    column('used', t('used'), ({ percent }) => percent !== null && <Code>{percent}%</Code>, {
      align: 'end',
      card: 'detail',
      sort: 'used',
      newestFirst: true,
      help: t('usedHelp'),
    }),
    column('left', t('left'), ({ left }) => left !== null && <Money amount={left} />, {
      align: 'end',
      card: 'detail',
    }),
    dayColumn('lastPayment', t('lastPayment'), ({ lastPayment }) => lastPayment?.day, {
      card: 'detail',
      sort: 'lastPayment',
      newestFirst: true,
    }),
    moneyColumn('amountPaid', t('amountPaid'), ({ lastPayment }) => lastPayment?.amount),
    column('state', t('state'), ({ state }) => <LimitTag state={state} />, { card: 'secondary' }),
  ]
}
