import type { NewStateRule } from '@pkg/api-client'
import { stateRulesTexts as words } from './texts'

/** The sections of a disclosure in one language. */
export type Sections = NonNullable<NewStateRule['sections']>['en']

const mark = '## '

/** Returns sections as one text to edit and to compare: each title in a line that begins with `##`. */
export const sectionText = (sections: Sections): string =>
  sections.map(({ title, text }) => `${mark}${title}\n${text}`).join('\n\n')

/** Reads such a text. Returns what to correct if a section has no title or no text. [TRUST-015] */
export function readSections(typed: string): { sections: Sections } | { error: string } {
  const [before = '', ...parts] = `\n${typed.trim()}`.split(`\n${mark}`)
  if (before.trim() !== '' || parts.length === 0) return { error: words.untitled }
  const sections = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { title: title.trim(), text: lines.join('\n').trim() }
  })
  const empty = sections.find(({ title, text }) => title === '' || text === '')
  return empty ? { error: empty.title === '' ? words.untitled : words.emptySection(empty.title) } : { sections }
}
