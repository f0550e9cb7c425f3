import { Input } from '@mantine/core'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import { limitOf } from '@tourdesk/domain/entries/participants'
import { unknownTypes } from '@tourdesk/domain/pricing/ticketTypes'
import { useController } from 'react-hook-form'
import { useTicketLabel } from '../../../i18n/partyText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Counter } from '../../../kit/fields/Counter.tsx'
import { Ratio } from '../../../kit/Isolated.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { useEntry } from '../useEntry.ts'
import styles from './ParticipantsField.module.css'

/** The number of people per ticket type; all plus buttons are disabled at the group's limit. */
export function ParticipantsField({ index, disabled }: { index: number; disabled: boolean }) {
  const t = useText(orderMessages)
  const label = useTicketLabel()
  const { form, orderType, facts } = useOrderDesk()
  const { entry } = useEntry(index)
  const { ofField } = useProblemTexts()
  const { field, fieldState } = useController({
    control: form.control,
    name: `selectedTours.${index}.participants`,
  })
  const limit = limitOf(entry, orderType)
  const people = headCount(field.value)
  const change = (party: Participants) => {
    field.onChange(party)
    if (headCount(party) > limit) void form.trigger(field.name)
  }
  const types = [
    ...facts.ticketTypes.map(({ type }) => type),
    ...unknownTypes(field.value, facts.ticketTypes),
  ]
  const message = fieldState.error?.message ?? fieldState.error?.root?.message
  return (
    <Input.Wrapper
      labelElement="div"
      label={
        <span className="inlineFlex gap6">
          {t('participants')} {entry.group_type && <Ratio part={people} whole={limit} />}
        </span>
      }
      error={typeof message === 'string' ? ofField(message) : undefined}
      withAsterisk
    >
      <div className={styles.counters}>
        {types.map((type, position) => {
          const count = field.value[type] ?? 0
          return (
            <div key={type}>
              <Counter
                label={label(type)}
                value={count}
                max={count + Math.max(0, limit - people)}
                disabled={disabled}
                onChange={(next) => change({ ...field.value, [type]: next })}
                {...(position === 0 && { inputRef: field.ref })}
              />
            </div>
          )
        })}
      </div>
    </Input.Wrapper>
  )
}
