import type { SettingSection } from '@moisson/core/campaign/setting-fields'
import { sectionAnchor } from './section-of.ts'

/** Brings a section of the settings into view once it is drawn: its tab may still be loading. */
export function showSection(section: SettingSection, tries = 20): void {
  const element = document.querySelector<HTMLElement>(`#${sectionAnchor(section)}`)
  if (element) {
    element.scrollIntoView({ block: 'start' })
    element.focus({ preventScroll: true })
  } else if (tries > 0) setTimeout(() => showSection(section, tries - 1), 50)
}
