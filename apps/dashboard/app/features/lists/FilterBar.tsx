import { BareLink, Button, closeIcon, filterIcon, Icon, Select, TextField, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { Menu } from '~/parts/Menu/Menu'
import { listsTexts } from './texts'
import * as styles from './FilterBar.css'
import { HiddenState } from './HiddenState'
import { forRole, type List, type ListFilter, type ListOption, type ListRow, viewOf } from './list'
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
  if (filters.length === 0) return null
  const optionsOf = (filter: ListFilter): readonly ListOption[] => {
    if (filter.kind === 'since') return []
    return typeof filter.options === 'string' ? options[filter.options] : filter.options
  }
  return (
    <>
      {filters.map((filter) => {
        const value = state.filters[filter.name]
        if (value === undefined) return null
        const label = optionsOf(filter).find((option) => option.value === value)?.label ?? value
        const text = filter.kind === 'since' ? `${words.since(filter.label)} ${label}` : `${filter.label}: ${label}`
        return (
          <BareLink key={filter.name} className={styles.chip} href={listUrl(list, withoutFilter(state, filter.name))}>
            <span aria-hidden="true">{text}</span>
            <VisuallyHidden>{words.removeFilter(text)}</VisuallyHidden>
            <Icon shape={closeIcon} />
          </BareLink>
        )
      })}
      <Menu id={filterMenuId} label={words.filter} icon={filterIcon} shortcut="F">
        <Form method="get" className={styles.fields}>
          <HiddenState state={{ ...fromTheStart(state), filters: {} }} />
          {filters.map((filter) => (
            <FilterField
              key={`${filter.name} ${state.filters[filter.name] ?? ''}`}
              filter={filter}
              options={optionsOf(filter)}
              value={state.filters[filter.name] ?? ''}
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

interface FilterFieldProps {
  filter: ListFilter
  options: readonly ListOption[]
  value: string
}

function FilterField({ filter: { name, label, kind }, options, value }: FilterFieldProps) {
  const field = `filter[${name}]`
  if (kind === 'since') return <TextField label={words.since(label)} name={field} type="date" defaultValue={value} />
  return <Select label={label} name={field} options={[...options]} placeholder={words.any} defaultValue={value} />
}
