/** The two languages of the interface; not to be taken for the languages in which tours are given. */
export const uiLanguages = ['en', 'he'] as const
export type UiLanguage = (typeof uiLanguages)[number]
