import { anchorOf, type SectionKey } from './Section.tsx'

/** Scrolls the page to a section. Only the page: `scrollIntoView` would move the frame around it too. */
export function showSection(key: SectionKey): void {
  const section = document.getElementById(anchorOf(key))
  const page = section?.closest('main')
  if (!section || !page) return
  const gap = 12
  page.scrollTop += section.getBoundingClientRect().top - page.getBoundingClientRect().top - gap
}
