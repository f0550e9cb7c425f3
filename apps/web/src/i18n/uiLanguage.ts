/** The two languages of the interface, not those in which tours are offered. */
export const uiLanguages = ['en', 'he'] as const
export type UiLanguage = (typeof uiLanguages)[number]
