import { Checkbox } from '@mantine/core'
import { type MovePrice, movePrices } from '@tourdesk/domain/departures/batch'
import { useCan } from '../../app/session.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { Choice } from '../../kit/fields/Choice.tsx'
import { TextInput } from '../../kit/fields/TextInput.tsx'
import type { MovingChoice } from './moveChoice.ts'
import { moveMessages, movePriceLabels } from './moveMessages.ts'

interface MovingFieldsProps {
  choice: MovingChoice
  onChange: (change: Partial<MovingChoice>) => void
}

/** What a move and a merge both ask: prices, texts, messages, and reasons for going beyond the rules. */
export function MovingFields({ choice, onChange }: MovingFieldsProps) {
  const t = useText(moveMessages)
  const mayOversell = useCan('capacity.oversell')
  const mayOverride = useCan('orders.overrideDays')
  return (
    <>
      <Choice<MovePrice>
        label={t('price')}
        help={t('priceHelp')}
        options={useOptions(movePrices, movePriceLabels)}
        value={choice.price}
        onChange={(price) => price && onChange({ price })}
      />
      <TextInput
        label={t('text')}
        help={t('textHelp')}
        maxLength={500}
        value={choice.text}
        onChange={(text) => onChange({ text })}
      />
      <Checkbox
        label={t('messages')}
        checked={choice.messages}
        onChange={(event) => onChange({ messages: event.currentTarget.checked })}
      />
      {choice.messages && (
        <TextInput
          label={t('customersText')}
          help={t('customersTextHelp')}
          maxLength={200}
          value={choice.customersText}
          onChange={(customersText) => onChange({ customersText })}
        />
      )}
      {mayOversell && (
        <TextInput
          label={t('oversell')}
          help={t('oversellHelp')}
          maxLength={300}
          value={choice.oversell}
          onChange={(oversell) => onChange({ oversell })}
        />
      )}
      {mayOverride && (
        <TextInput
          label={t('override')}
          help={t('overrideHelp')}
          maxLength={300}
          value={choice.override}
          onChange={(override) => onChange({ override })}
        />
      )}
    </>
  )
}
