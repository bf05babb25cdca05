import {
  BareLink,
  Button,
  Checkbox,
  closeIcon,
  filterIcon,
  Icon,
  Notice,
  Select,
  TextField,
  VisuallyHidden,
} from '@pkg/ui'
import { Form } from '@remix-run/react'
import { Menu } from '~/parts/Menu/Menu'
import { mostDollars } from '~/site/forms/amount'
import { listsTexts } from './texts'
import * as styles from './FilterBar.css'
import { HiddenState } from './HiddenState'
import { forRole, type List, type ListFilter, type ListOption, type ListRow, type NumberFilter, viewOf } from './list'
import type { ListData } from './list-data'
import { fromTheStart, listUrl, withoutFilter } from './list-url'

const words = listsTexts

/** The id of the menu with the filters. */
export const filterMenuId = 'list-filters'

export interface FilterBarProps<Row extends ListRow> {
  list: List<Row>
  data: Pick<ListData<Row>, 'state' | 'options' | 'role'>
}

/** The filters of a list: each that is on as a chip that removes it, and a menu with all of them. [WORK-003] */
export function FilterBar<Row extends ListRow>({ list, data }: FilterBarProps<Row>) {
  const { state, options, role } = data
  const { query = {} } = viewOf(list, state.view)
  const filters = forRole(list.filters, role).filter(({ name }) => !(`filter[${name}]` in query))
  if (filters.every((filter) => filter.isLinked && state.filters[filter.name] === undefined)) return null
  const optionsOf = (filter: ListFilter): readonly ListOption[] => {
    if (!('options' in filter)) return []
    return typeof filter.options === 'string' ? options[filter.options] : filter.options
  }
  return (
    <>
      {filters.map((filter) => {
        const value = state.filters[filter.name]
        if (value === undefined) return null
        const text = chipText(filter, optionsOf(filter), value)
        return (
          <BareLink key={filter.name} className={styles.chip} href={listUrl(list, withoutFilter(state, filter.name))}>
            <span aria-hidden="true">{text}</span>
            <VisuallyHidden>{words.removeFilter(text)}</VisuallyHidden>
            <Icon shape={closeIcon} />
          </BareLink>
        )
      })}
      <Menu id={filterMenuId} label={words.filter} icon={filterIcon} variant="quiet" shortcut="F" opens="row">
        <Form method="get" className={styles.fields}>
          <HiddenState state={{ ...fromTheStart(state), filters: linkedFilters(filters, state.filters) }} />
          {filters.filter(isOffered).map((filter) => (
            <FilterField
              key={`${filter.name} ${state.filters[filter.name] ?? ''}`}
              filter={filter}
              options={optionsOf(filter)}
              value={state.filters[filter.name] ?? state.wrongNumbers?.[filter.name] ?? ''}
              isWrong={state.wrongNumbers?.[filter.name] !== undefined}
            />
          ))}
          <Button type="submit" size="small" variant="primary">
            {words.apply}
          </Button>
        </Form>
      </Menu>
    </>
  )
}

const isOffered = ({ isLinked }: ListFilter): boolean => !isLinked

/** Returns the filters that the menu doesn't offer. They stay when others change. */
const linkedFilters = (filters: readonly ListFilter[], values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => filters.some((filter) => filter.name === name && filter.isLinked)),
  )

/** Says which filters aren’t used, because what was typed can’t be compared. [WORK-003, ERR-004] */
export function WrongNumbers<Row extends ListRow>({ list, data: { state, role } }: FilterBarProps<Row>) {
  return forRole(list.filters, role).map((filter) => {
    const typed = state.wrongNumbers?.[filter.name]
    if (typed === undefined || (filter.kind !== 'least' && filter.kind !== 'most')) return null
    return (
      <Notice
        key={filter.name}
        tone="caution"
        role="alert"
        title={words.notNumber(filterLabel(filter), typed, limitOf(filter))}
      />
    )
  })
}

/** Returns a filter with its value in words, such as `Status: Active or Invited`. */
function chipText(filter: ListFilter, options: readonly ListOption[], value: string): string {
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one
  const labels = filter.kind === 'many' ? value.split(',').map(labelOf) : [labelOf(value)]
  return `${filterLabel(filter)}${filter.kind in words.compared ? '' : ':'} ${words.anyOf(labels)}`
}

/** Returns what a filter asks, such as `Requested since`. */
const filterLabel = ({ kind, label }: ListFilter): string => (isCompared(kind) ? words.compared[kind](label) : label)

/** Returns the largest number that a filter takes. */
const limitOf = (filter: NumberFilter): number => (filter.isDollars ? mostDollars : filter.limit)

const isCompared = (kind: ListFilter['kind']): kind is keyof typeof words.compared => kind in words.compared

interface FilterFieldProps {
  filter: ListFilter
  options: readonly ListOption[]
  value: string
  /** Whether the value can't be compared. */
  isWrong: boolean
}

function FilterField({ filter, options, value, isWrong }: FilterFieldProps) {
  const name = `filter[${filter.name}]`
  const field = { label: filterLabel(filter), name, defaultValue: value }
  switch (filter.kind) {
    case 'since':
    case 'before':
    case 'from':
    case 'until':
      return <TextField {...field} type="date" />
    case 'least':
    case 'most':
      return (
        <TextField
          {...field}
          inputMode={filter.isDollars ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={12}
          error={isWrong ? words.numberWrong(limitOf(filter)) : undefined}
        />
      )
    case 'many':
      return (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{filter.label}</legend>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              name={name}
              value={option.value}
              defaultChecked={value.split(',').includes(option.value)}
            />
          ))}
        </fieldset>
      )
    default:
      return <Select {...field} options={[...options]} placeholder={words.any} />
  }
}
