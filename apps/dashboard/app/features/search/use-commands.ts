import { useNavigate } from '@remix-run/react'
import type { MenuView } from '~/features/menu'
import { useAllShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import type { Area } from '~/site/area'
import type { StaffRole } from '~/site/staff/staff-roles'
import type { FoundRecord } from './found-record'
import { matchesTerm } from './matches-term'
import { searchTexts } from './texts'

const words = searchTexts

/** Something to open or to do. */
export interface Command {
  id: string
  label: string
  detail?: string | undefined
  keys?: readonly string[]
  run: () => unknown
}

/** Commands of one kind. */
export interface CommandSection {
  title: string
  commands: Command[]
}

/** What the palette offers besides the actions of the page. */
export interface CommandSources {
  found: readonly FoundRecord[]
  areas: readonly Area[]
  views: readonly MenuView[]
  role: StaffRole
}

/** Returns the records that a search found, and the page's actions, areas, and saved views whose names match the term. [WORK-004] */
export function useCommands(term: string, { found, areas, views, role }: CommandSources): CommandSection[] {
  const { page } = useAllShortcuts()
  const navigate = useNavigate()
  const open = (href: string) => () => navigate(href)
  const matching = (commands: Command[]) => commands.filter(({ label }) => matchesTerm(label, term))
  const records = found.flatMap(({ id, title, kind, detail, href }) =>
    href === undefined
      ? []
      : [{ id, label: title, detail: [kind, detail].filter(Boolean).join(', '), run: open(href) }],
  )
  const actions = page
    .filter(({ shown, isCommand }) => shown.length > 0 || isCommand)
    .map(({ key, label, shown, run }) => ({
      id: `key ${key}`,
      label,
      ...(shown.length > 0 ? { keys: shown } : {}),
      run,
    }))
  const isHere = (label: string) => actions.some((action) => action.label === label)
  const elsewhere = areas
    .flatMap((area) => area.actions ?? [])
    .filter(({ label, roles }) => roles.includes(role) && !isHere(label))
  const [first] = found.filter((record) => record.actions)
  const begin = ({ label, href }: { label: string; href: string }) => ({ id: `do ${href}`, label, run: open(href) })
  // What a search found fits the term, also if its name doesn't.
  const begun = [...matching(elsewhere.map(begin)), ...(first?.actions ?? []).map(begin)]
  const pages = areas.map(({ href, label }) => ({ id: href, label, run: open(href) }))
  const lists = views.map(({ id, name, href }) => ({ id, label: name, run: open(href) }))
  return [
    { title: words.records, commands: records },
    { title: words.here, commands: matching(actions) },
    { title: words.doIt, commands: term.trim() === '' ? [] : begun },
    { title: words.pages, commands: matching(pages) },
    { title: words.views, commands: matching(lists) },
  ].filter(({ commands }) => commands.length > 0)
}
