import { Button, Checkbox } from '@mantine/core'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { api } from '../../../app/api.ts'
import { useOfferUndo } from '../../../app/useOfferUndo.ts'
import { money } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { DialogActions } from '../../../kit/dialog/Dialog.tsx'
import { DraftNotice } from '../../../kit/draft/DraftNotice.tsx'
import { FormProblem } from '../../../kit/form/FormProblem.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { useAction } from '../../../kit/useAction.ts'
import { useKeepOrder } from '../../useKeepOrder.ts'
import { orderMessages } from '../orderMessages.ts'
import { CancelLines } from './CancelLines.tsx'
import { CancelSums } from './CancelSums.tsx'
import { CancelTermsFields } from './CancelTermsFields.tsx'
import { cancelMessages } from './cancelMessages.ts'
import { RefundTargetField } from './RefundTargetField.tsx'
import { useCancelChoice } from './useCancelChoice.ts'

interface CancelFormProps {
  order: Order
  isPaid: boolean
  onClose: () => void
}

/** Asks whether to cancel, with the choices and a preview that is updated after each one. */
export function CancelForm({ order, isPaid, onClose }: CancelFormProps) {
  const t = useText(orderMessages)
  const c = useText(cancelMessages)
  const keep = useKeepOrder()
  const offerUndo = useOfferUndo()
  const { ofError } = useProblemTexts()
  const desk = useCancelChoice(order)
  const { choice, change, asked, preview, isAgency, isWhole } = desk
  const shown = preview.data
  const { _id: orderId, updatedAt } = order
  const givesBack = shown ? shown.refund > 0 || shown.lines.some(({ percent }) => percent !== 0) : true
  const cancel = useAction(
    () =>
      api.orders.cancel({
        body: {
          orderId,
          updatedAt,
          ...asked,
          canRefund: isAgency ? givesBack : asked.canRefund,
          reason: choice.reason,
          hash: shown?.hash,
        },
      }),
    {
      failure: t('cancelFailed'),
      onSuccess: ({ undo, ...canceled }) => {
        keep(canceled)
        offerUndo(isWhole ? t('canceledToast') : c('toursCanceled'), orderId, { undo })
        onClose()
      },
      onFailure: (error) => {
        if (error instanceof Problem && error.code === 'preview_outdated') void preview.refetch()
        return undefined
      },
    },
  )
  const wrong = preview.error
  const amountError = wrong instanceof Problem && wrong.issues.length > 0 ? ofError(wrong) : undefined
  return (
    <>
      {desk.isRestored && <DraftNotice onStartOver={desk.startOver} />}
      <p>
        {isWhole ? t('cancelQuestion') : c('toursQuestion')} {refundSentence()}
      </p>
      {!isAgency && isPaid && (
        <Checkbox
          className="above8 below8"
          label={t('refundCustomer')}
          checked={choice.isRefunded}
          onChange={(event) => change({ isRefunded: event.currentTarget.checked })}
        />
      )}
      {!isAgency && choice.isRefunded && !order.paymentTBD && (
        <CancelTermsFields
          choice={choice}
          change={change}
          isPaid={isPaid}
          preview={shown}
          currency={order.currency}
          amountError={amountError}
        />
      )}
      {shown && shown.refund > 0 && (
        <RefundTargetField
          choice={choice}
          change={change}
          preview={shown}
          email={order.userInformation.email}
        />
      )}
      {shown && shown.lines.length > 0 && <CancelLines order={order} desk={desk} preview={shown} />}
      {shown && <CancelSums preview={shown} isUpdating={preview.isFetching} />}
      {!isAgency && shown && (shown.writeOff > 0 || choice.collectFees) && (
        <Checkbox
          className="above8 below8"
          label={c('doNotCollect')}
          description={c('giveUp', { amount: money(shown.writeOff, shown.currency) })}
          checked={!choice.collectFees}
          onChange={(event) => change({ collectFees: !event.currentTarget.checked })}
        />
      )}
      {wrong && !amountError && <FormProblem text={ofError(wrong)} />}
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('keepOrder')}
        </Button>
        <Button
          color="red"
          loading={cancel.busy || preview.isPending || preview.isPlaceholderData}
          disabled={preview.isError || desk.isNothing}
          onClick={() => void cancel.run()}
        >
          {isWhole ? t('cancelOrder') : c('cancelTours', { count: choice.entries.length })}
        </Button>
      </DialogActions>
    </>
  )

  /** Mentions a refund only if there's something to refund. */
  function refundSentence(): string {
    if (!shown) return ''
    if (isAgency && !givesBack) return t('notRefunded')
    if (!isPaid) return t('nothingPaid')
    return shown.refund > 0 ? t('refunded') : ''
  }
}
