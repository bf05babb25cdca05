import type { List, ListRow } from '~/features/lists'
import type { RecordItem, RecordKind } from '~/features/records'
import { type StaffRole, staffRoles } from '~/site/staff/staff-roles'
import { areas } from './areas'

/** What someone may do, in the words of a screen, and who. */
export interface Right {
  label: string
  roles: readonly StaffRole[]
}

/** A screen of the dashboard, and what people may do there. */
export interface Screen {
  label: string
  rights: Right[]
}

/** Words for what every screen has. */
interface ScreenWords {
  open: string
  edit: (section: string) => string
}

type AnyList = Pick<List<ListRow>, 'area' | 'roles' | 'create' | 'actions'>
type AnyRecord = Pick<RecordKind<RecordItem>, 'area' | 'roles' | 'sections' | 'actions'>

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'area' in value && 'views' in value && 'columns' in value

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'area' in value && 'sections' in value

/** What the screens declare: lists, and pages of records. A page whose folder is deleted is gone. */
const lists = Object.values(import.meta.glob<object>('../../{pages,features}/*/list.tsx', { eager: true })).flatMap(
  (module) => Object.values(module).filter(isList),
)
const records = Object.values(import.meta.glob<object>('../../pages/*/record.{ts,tsx}', { eager: true })).flatMap(
  (module) => Object.values(module).filter(isRecord),
)

/** Returns the screens in the order of the menu, with what each role may do there, as the screens themselves declare it. [WORK-001, ROLE-010] */
export function listScreens(words: ScreenWords): Screen[] {
  const labels = [...new Set(areas.map(({ label }) => label))]
  return labels.map((label) => {
    // Roles can have pages of their own under the same name.
    const named = areas.filter((area) => area.label === label)
    const names = named.map(({ href }) => href.slice(1))
    const open = { label: words.open, roles: named.flatMap(({ roles, openTo = [] }) => [...roles, ...openTo]) }
    const ofLists = lists.filter(({ area }) => names.includes(area)).flatMap(listRights)
    const ofRecords = records
      .filter(({ area }) => names.includes(area))
      .flatMap((record) => recordRights(record, words))
    return { label, rights: joined([open, ...ofLists, ...ofRecords]) }
  })
}

const listRights = ({ roles, create, actions = [] }: AnyList): Right[] => [
  ...(create ? [{ label: create.label, roles }] : []),
  ...actions.map((action) => ({ label: action.label, roles: action.roles ?? roles })),
]

const recordRights = ({ roles, sections, actions = [] }: AnyRecord, { edit }: ScreenWords): Right[] => [
  ...sections.flatMap(({ title, fields }) => {
    const editors = fields.flatMap(({ control, editors: own, roles: seen }) => (control ? (own ?? seen ?? roles) : []))
    return editors.length > 0 ? [{ label: edit(title), roles: editors }] : []
  }),
  ...actions.map((action) => ({ label: action.label, roles: action.roles ?? roles })),
]

/** Joins the roles of rights with the same label. */
function joined(rights: readonly Right[]): Right[] {
  return [...new Set(rights.map(({ label }) => label))].map((label) => {
    const roles = rights.filter((right) => right.label === label).flatMap((right) => right.roles)
    return { label, roles: staffRoles.filter((role) => roles.includes(role)) }
  })
}
