import { movePrices } from '@tourdesk/domain/departures/batch'
import { useFormContext } from 'react-hook-form'
import { useCan } from '../../app/session.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { CheckField, ChoiceField, TextField } from '../../kit/form/formFields.tsx'
import type { MovingChoice } from './moveChoice.ts'
import { moveMessages, movePriceLabels } from './moveMessages.ts'

/** What a move and a merge both ask: prices, texts, messages, and reasons for going beyond the rules. */
export function MovingFields() {
  const t = useText(moveMessages)
  const mayOversell = useCan('capacity.oversell')
  const mayOverride = useCan('orders.overrideDays')
  const { control, watch } = useFormContext<MovingChoice>()
  const prices = useOptions(movePrices, movePriceLabels)
  return (
    <>
      <ChoiceField control={control} name="price" label={t('price')} help={t('priceHelp')} options={prices} />
      <TextField control={control} name="text" label={t('text')} help={t('textHelp')} />
      <CheckField control={control} name="messages" label={t('messages')} />
      {watch('messages') && (
        <TextField
          control={control}
          name="customersText"
          label={t('customersText')}
          help={t('customersTextHelp')}
        />
      )}
      {mayOversell && (
        <TextField control={control} name="oversell" label={t('oversell')} help={t('oversellHelp')} />
      )}
      {mayOverride && (
        <TextField control={control} name="override" label={t('override')} help={t('overrideHelp')} />
      )}
    </>
  )
}
