import type { Permission } from '@tourdesk/domain/access/roles'

/** The sections of the settings in the order of their tabs, with the permission to open each. */
export const sections = {
  business: 'settings.write',
  cancellation: 'settings.write',
  rates: 'rates.write',
  payments: 'settings.write',
  crew: 'settings.write',
  check: 'settings.write',
  security: 'security.write',
} as const satisfies Record<string, Permission>

export type SectionKey = keyof typeof sections

export function isSection(segment: string): segment is SectionKey {
  return segment in sections
}

/** The sections that a user with these permissions may open. */
export function openSections(permissions: readonly Permission[]): SectionKey[] {
  return Object.keys(sections)
    .filter(isSection)
    .filter((key) => permissions.includes(sections[key]))
}
