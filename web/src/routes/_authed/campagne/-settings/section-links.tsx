import type { SettingSection } from '@moisson/core/campaign/setting-fields'
import { useWords } from '../../../../words/catalogue.ts'
import { showSection } from './show-section.ts'
import { settingsWords } from './settings-words.ts'

/** Every part of the settings, one tap away wherever the page stands. */
export function SectionLinks({ sections }: { sections: readonly (readonly [SettingSection, string])[] }) {
  const words = useWords(settingsWords)
  return (
    <nav
      aria-label={words.sections}
      className="no-print sticky top-16 z-10 overflow-x-auto rounded-xl border border-neutral-200 bg-white/95 p-1.5 shadow-card backdrop-blur lg:top-[calc(var(--demo-strip)+0.5rem)]"
    >
      <ul className="flex gap-1">
        {sections.map(([id, title]) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              className="min-h-9 rounded-lg px-3 text-sm text-neutral-700 hover:bg-neutral-100 hover:text-neutral-950 pointer-coarse:min-h-11"
              onClick={() => showSection(id, 0)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
