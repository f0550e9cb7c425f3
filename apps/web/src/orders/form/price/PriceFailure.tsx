import { Button } from '@mantine/core'
import { common } from '../../../i18n/common.ts'
import { useText } from '../../../i18n/useText.ts'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { orderMessages } from '../orderMessages.ts'
import { useOrderPrice } from './OrderPrice.tsx'

/** Says that the price failed to load and why, with a retry button. */
export function PriceFailure() {
  const t = useText(orderMessages)
  const c = useText(common)
  const { ofError } = useProblemTexts()
  const price = useOrderPrice()
  if (!price.error) return null
  return (
    <>
      {t('priceFailed')} {ofError(price.error)}{' '}
      <Button variant="subtle" size="compact-sm" onClick={price.retry}>
        {c('tryAgain')}
      </Button>
    </>
  )
}
