import { type ChannelEvent, type SwitchedEvent, switchedEvents } from '@tourdesk/domain/messages/automatic'
import type { Control } from 'react-hook-form'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { CheckField, ChoiceField } from '../../kit/form/formFields.tsx'
import { messageChannelLabels, messageEventLabels } from '../messageWords.ts'
import { channelOrders, type MessageSettingsValues } from './messageSettingsFields.ts'
import styles from './settings.module.css'
import { messageSettingsTexts } from './settingsTexts.ts'

interface EventSwitchesProps {
  control: Control<MessageSettingsValues, unknown, MessageSettingsValues>
  events: readonly ChannelEvent[]
}

/** Switches for the events that can be turned off, and the channels that each event tries in turn. */
export function EventSwitches({ control, events }: EventSwitchesProps) {
  const t = useText(messageSettingsTexts)
  const eventName = useLabel(messageEventLabels)
  const channelName = useLabel(messageChannelLabels)
  const options = channelOrders.map((order) => ({
    value: order.join(' '),
    label: order.map(channelName).reduce((first, second) => t('inTurn', { first, second })),
  }))
  return (
    <ul className={`grid gap8 plainList ${styles.events}`}>
      {events.map((event) => (
        <li key={event}>
          {isSwitched(event) ? (
            <CheckField control={control} name={`switched.${event}`} label={eventName(event)} asSwitch />
          ) : (
            <span>{eventName(event)}</span>
          )}
          <ChoiceField
            control={control}
            name={`channels.${event}`}
            label={t('channelsOf', { event: eventName(event) })}
            hidesLabel
            options={options}
          />
        </li>
      ))}
    </ul>
  )
}

function isSwitched(event: ChannelEvent): event is SwitchedEvent {
  return (switchedEvents as readonly ChannelEvent[]).includes(event)
}
