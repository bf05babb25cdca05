import type { BadgeProps } from '@pkg/ui'
import type { ReactNode } from 'react'
import type { StaffRole } from '~/site/staff/staff-roles'
import type { FieldControl } from './field-control'
import type { Picked } from '~/features/pickers'

/** A record as its page shows it. */
export interface RecordItem {
  id: string
  /** How often it was changed. A change names the version that it’s based on. [WORK-005] */
  version?: number | undefined
}

/** What a person enters, for a record or for an action. */
export interface RecordInput {
  /** The property of the API’s record or of the action’s body. */
  name: string
  label: string
  hint?: string
  control: FieldControl
  /** What to say if it’s missing. Without it, it can stay empty. */
  missing?: string
}

/** What an action needs, and what its form proposes. */
export interface ActionInput extends RecordInput {
  value?: FieldSource
}

/** A fact about a record. */
export interface RecordField<Item> extends Omit<RecordInput, 'control'> {
  /** What the page shows. A fact without a value is left out, unless the person can enter one. */
  cell: (item: Item) => ReactNode
  /** How it’s edited, if it can be. */
  control?: FieldControl
  /** The value to edit: text, cents, or what was chosen. */
  value?: (item: Item) => FieldSource
  /** The roles that see it, if not all. */
  roles?: readonly StaffRole[]
  /** The roles that edit it, if not all that see it. */
  editors?: readonly StaffRole[]
}

/** The value of a field as a record holds it. A choice from a picker is an option. */
export type FieldSource = string | number | undefined | Picked | readonly (string | Picked)[]

/** Facts that belong together, and are edited together. */
export interface RecordSection<Item> {
  /** The name in URLs. */
  name: string
  title: string
  fields: readonly RecordField<Item>[]
}

/** What people can do with a record besides editing it. */
export interface RecordAction<Item> {
  name: string
  label: string
  /** The key that opens it, or does it if there’s nothing to enter or to confirm. */
  key: string
  /** What it does, said before it’s done. */
  help?: string | ((item: Item) => ReactNode)
  /** What it needs, such as a reason. */
  inputs?: readonly ActionInput[] | ((item: Item) => readonly ActionInput[])
  /** Whether its form is open at first, as that of a decision for which people open the page. */
  isOpen?: true | ((item: Item) => boolean)
  look?: 'primary' | 'neutral'
  /** What the page says afterward. */
  done?: string
  isFor?: (item: Item) => boolean
  roles?: readonly StaffRole[]
}

/**
 * A kind of record of the dashboard. Its page, edit forms, actions, keys, entries in the palette, and rights come from this declaration, and its data from a
 * `recordSource`. [WORK-025]
 */
export interface RecordKind<Item extends RecordItem> {
  /** The path of its list. Its own page is below it. */
  area: string
  /** The title of its list. */
  listTitle: string
  /** The JSON:API type, for the record of changes. */
  recordType: string
  /** The roles that open it. The API decides again. */
  roles: readonly StaffRole[]
  title: (item: Item) => string
  lead?: (item: Item) => ReactNode
  badge?: (item: Item) => { label: string; tone: NonNullable<BadgeProps['tone']> }
  sections: readonly RecordSection<Item>[]
  /** Whether the person may edit the record, if that depends on it. */
  canEdit?: (item: Item) => boolean
  actions?: readonly RecordAction<Item>[]
  /** Whether the page shows its changes, and who made them. */
  hasChanges?: true
  /** Whether advisors see who else has the page open, as admins do. [WORK-016] */
  showsPresence?: true
  /** What the page says after an edit, if it depends on the role. */
  saved?: (role: StaffRole) => string
}

/** Returns what an action needs for a record. */
export const inputsOf = <Item>({ inputs = [] }: RecordAction<Item>, item: Item): readonly ActionInput[] =>
  typeof inputs === 'function' ? inputs(item) : inputs

/** Returns whether the form of an action is open at first. */
export const isOpenAtFirst = <Item>({ isOpen }: RecordAction<Item>, item: Item): boolean =>
  typeof isOpen === 'function' ? isOpen(item) : isOpen === true

/** Returns the sections of a kind with the fields that a role sees. Those of a record that the person may not edit have no controls. */
export const sectionsFor = <Item extends RecordItem>(
  { sections, canEdit }: Pick<RecordKind<Item>, 'sections' | 'canEdit'>,
  role: StaffRole,
  item?: Item,
): RecordSection<Item>[] => {
  const isFixed = item !== undefined && canEdit?.(item) === false
  const fieldsOf = ({ fields }: RecordSection<Item>) =>
    fields.filter(({ roles }) => roles === undefined || roles.includes(role))
  return sections.map((section) => ({
    ...section,
    fields: fieldsOf(section).map((field) => (isFixed ? { ...field, editors: [] } : field)),
  }))
}

/** A field that a person edits. */
export type EditableField<Item> = RecordField<Item> & Required<Pick<RecordField<Item>, 'control'>>

/** Returns the fields of a section that a role edits. */
export const editableFields = <Item>({ fields }: RecordSection<Item>, role: StaffRole): EditableField<Item>[] =>
  fields.filter(
    (field): field is EditableField<Item> =>
      field.control !== undefined && (field.editors === undefined || field.editors.includes(role)),
  )

/** Returns what a role can do with a record. */
export const actionsFor = <Item extends RecordItem>(
  { actions = [] }: Pick<RecordKind<Item>, 'actions'>,
  item: Item,
  role: StaffRole,
): RecordAction<Item>[] =>
  actions.filter(({ roles, isFor }) => (roles === undefined || roles.includes(role)) && (isFor?.(item) ?? true))
