import { checked } from '@tourdesk/domain/checked'
import type { Section, SectionForm } from '../section.ts'

interface ChecklistSettings {
  isDismissed: boolean
}

/** Whether the owner has dismissed the set-up checklist. Progress isn't stored but read from the records. */
export const checklist: Section<ChecklistSettings> = { name: 'checklist', first: { isDismissed: false } }

export const checklistForm: SectionForm<ChecklistSettings, object> = {
  ...checklist,
  access: 'settings.write',
  check: (values) => checked(values, []),
  elsewhere: { read: async () => ({}), write: async () => {} },
}
