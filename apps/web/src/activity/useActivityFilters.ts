import { useQuery } from '@tanstack/react-query'
import { authorKinds } from '@tourdesk/domain/access/actor'
import { type EventName, eventNames, events, subjectKinds } from '@tourdesk/domain/activity/events'
import { activityWords } from '@tourdesk/words/log/activityWords'
import { queries } from '../app/api.ts'
import { useOptions } from '../i18n/labels.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import type { Option } from '../kit/fields/Choice.tsx'
import { activityMessages } from './activityMessages.ts'
import type { ActivitySearch } from './activitySearch.ts'
import { entityLabels } from './entityLabels.ts'

/** Filters of the activity log that offer choices. */
export const choiceFilters = ['user', 'entity', 'action', 'actor', 'account'] as const
export type ChoiceFilter = (typeof choiceFilters)[number]

/** Each filter's name and options; only the actions of the chosen kind of thing are offered. */
export function useActivityFilters({
  entity,
}: ActivitySearch): Record<ChoiceFilter, { name: string; options: Option<string>[] }> {
  const t = useText(activityMessages)
  const { language } = useLanguage()
  const choices = useQuery({ ...queries.activity.choices(), staleTime: 300_000 })
  const entities = useOptions(subjectKinds, entityLabels)
  const { people = [], accounts = [] } = choices.data ?? {}
  const wordOf = (name: EventName) => activityWords[language][name].replace('{thing}', '…').trim()
  const actions = eventNames.filter((name) => !entity || events[name].subject === entity)
  return {
    user: {
      name: t('byPerson'),
      options: people.map(({ _id, name, login }) => ({ value: _id, label: name, note: login })),
    },
    entity: { name: t('entity'), options: entities },
    action: { name: t('action'), options: actions.map((value) => ({ value, label: wordOf(value) })) },
    actor: { name: t('actor'), options: authorKinds.map((value) => ({ value, label: t(value) })) },
    account: {
      name: t('account'),
      options: accounts.map(({ _id, name }) => ({ value: _id, label: name })),
    },
  }
}
