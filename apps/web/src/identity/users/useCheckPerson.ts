import { issuesOf } from '@tourdesk/domain/checked'
import type { UseFormReturn } from 'react-hook-form'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import { showIssues } from '../../kit/form/showIssues.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { personMessages } from '../personMessages.ts'
import { checkValues, missingFields, type Saving } from './personChecks.ts'
import type { PersonValues } from './personValues.ts'

/** Checks the rules before saving: a toast lists what's missing, and each wrong field shows its error. */
export function useCheckPerson(form: UseFormReturn<PersonValues, unknown, PersonValues>) {
  const t = useText(personMessages)
  return (values: PersonValues, saving: Saving): boolean => {
    const missing = missingFields(values, saving)
    if (missing.length > 0) toast.error(t('missing', { list: list(missing.map((field) => t(field))) }))
    const issues = issuesOf(checkValues(values, saving))
    showIssues(
      form,
      issues.map(({ field, code, params }) => ({ field, msg: fieldMessage(code, params) })),
    )
    return issues.length === 0
  }
}
