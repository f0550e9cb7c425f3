import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { checkReversal, isRecorded } from '@tourdesk/domain/agencyAccounts/checkPosting'
import { agencyPostingLabels } from '@tourdesk/words/vocabulary'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { paymentMethodLabels } from '../i18n/vocabulary/payments.ts'
import { Code, LongText } from '../kit/Isolated.tsx'
import { Tag } from '../kit/Tag.tsx'
import type { Column } from '../kit/table/column.ts'
import { codeColumn, column, dayColumn, moneyColumn, nameColumn } from '../kit/table/columnKinds.tsx'
import { AllocateButtons } from './AllocateButtons.tsx'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'
import { useReverseTitle } from './useReverseTitle.ts'

/** The columns of an account's rows; only the office sees notes, who recorded a row, and a button to reverse it. */
export function usePostingColumns(
  onReverse: ((posting: AgencyPosting) => void) | null,
): Column<AgencyPosting>[] {
  const t = useText(agencyAccountsMessages)
  const isOwn = !isOffice(useSession())
  const what = useLabel(agencyPostingLabels)
  const methodName = useLabel(paymentMethodLabels)
  return [
    dayColumn('day', t('day'), ({ day }) => day, { card: 'secondary', width: 104 }),
    column(
      'what',
      t('what'),
      (posting) => (
        <span className="inlineRow gap4">
          {what(posting.kind)}
          <span className="quiet">{detailOf(posting)}</span>
          {posting.isReversed && <Tag>{t('reversed')}</Tag>}
        </span>
      ),
      { opens: true },
    ),
    codeColumn('order', t('order'), ({ entry }) => entry?.orderNumber, { card: 'detail' }),
    moneyColumn('amount', t('amount'), ({ amount }) => amount, { card: 'status' }),
    moneyColumn('balance', t('balanceAfter'), ({ balance }) => balance, {
      card: 'detail',
      help: t(isOwn ? 'ownBalanceHelp' : 'balanceHelp'),
    }),
    moneyColumn('unallocated', t('unallocated'), ({ unallocated }) => unallocated || null, {
      card: 'detail',
      help: t('unallocatedHelp'),
    }),
    ...(onReverse
      ? [
          column<AgencyPosting>(
            'actions',
            <VisuallyHidden>{t('actions')}</VisuallyHidden>,
            (posting) => (
              <span className="inlineRow gap4">
                {posting.unallocated !== null && <AllocateButtons posting={posting} />}
                {checkReversal({ isRecorded: isRecorded(posting.kind), isReversed: posting.isReversed })
                  .ok && <ReverseButton posting={posting} onPress={() => onReverse(posting)} />}
              </span>
            ),
            { card: 'detail', name: t('actions'), width: 104 },
          ),
        ]
      : []),
    nameColumn('tour', t('tour'), ({ entry }) => entry?.tour, { card: 'detail' }),
    dayColumn('tourDate', t('tourDate'), ({ entry }) => entry?.date, { card: 'detail' }),
    nameColumn('customer', t('customer'), ({ entry }) => entry?.customer, { card: 'detail' }),
    codeColumn(
      'reference',
      t('reference'),
      ({ entry, reference }) => (entry?.reference ?? reference) || null,
      {
        card: 'detail',
      },
    ),
    ...(isOwn
      ? []
      : [
          column<AgencyPosting>('note', t('note'), ({ note }) => note && <LongText>{note}</LongText>, {
            card: 'detail',
          }),
          nameColumn<AgencyPosting>('by', t('by'), ({ by }) => by),
        ]),
  ]

  /** The percentage of a commission, or how money changed hands. */
  function detailOf({ percent, method }: AgencyPosting) {
    if (percent !== null) return <Code>{percent}%</Code>
    return method && methodName(method)
  }
}

function ReverseButton({ posting, onPress }: { posting: AgencyPosting; onPress: () => void }) {
  const t = useText(agencyAccountsMessages)
  const title = useReverseTitle()
  return (
    <Tooltip label={t('reverse')}>
      <ActionIcon variant="subtle" size={24} aria-label={title(posting)} onClick={onPress}>
        <IconArrowBackUp size={16} stroke={1.6} className="pointsForward" />
      </ActionIcon>
    </Tooltip>
  )
}
