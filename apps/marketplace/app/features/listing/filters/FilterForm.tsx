import { Button, Checkbox, Select, TextLink } from '@pkg/ui'
import { Form, useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { choiceFacets, type FlagFacet, flagFacets } from './filter-facets'
import { type FilterParameters, listingHref, withoutFilters } from '~/site/links/filter-parameters'
import * as styles from './FilterForm.css'
import { filterTexts as words } from './texts'
import { type FilteredListing, useLiveCounts } from './use-live-counts'

/**
 * All filters with the number of communities that each leaves. The fields become the URL. With scripts, the counts and the button follow each choice
 * before it's applied. [FIND-005, FIND-006, LIST-014, UI-004]
 */
export function FilterForm({
  listing,
  path,
  isInView = false,
}: {
  listing: FilteredListing
  path: string
  /** Whether the form is in a view with its own history entry, which the filtered list replaces. */
  isInView?: boolean
}) {
  const { filters } = listing
  const navigate = useNavigate()
  const unfiltered = listingHref(path, withoutFilters(filters))
  const clear = (event: MouseEvent) => {
    // With a modifier key, the browser opens the list in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(unfiltered, { replace: true })
  }
  const { counts, care, chosen, hasFailed, update } = useLiveCounts(listing)
  const values = new Map(filters)
  const [choices, flags] = counts ? [choiceFacets(counts, care), flagFacets(counts)] : [[], []]
  const fields = new Set([...choices.map(({ name }) => name), ...flags.flatMap(namesOf)])
  return (
    <Form
      method="get"
      action={path}
      className={styles.form}
      key={JSON.stringify(filters) + path}
      onChange={(event) => update(event.currentTarget)}
      replace={isInView}
    >
      {filters.map(([name, value]) =>
        fields.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles.choices}>
        {choices.map(({ name, label, hint, any, anyValue, options }) => (
          <Select
            key={name}
            label={label}
            {...(hint && { hint })}
            name={name}
            placeholder={null}
            defaultValue={name === 'toc' ? listing.care : (values.get(name) ?? anyValue)}
            options={[
              { value: anyValue, label: any },
              ...options.map(({ value, label: option, communities }) => ({
                value,
                label: words.withCount(option, communities),
                isDisabled: communities === 0 && !isChosen(chosen, name, value),
              })),
            ]}
          />
        ))}
      </div>
      {flags.map((facet) => (
        <Flags key={facet.label} facet={facet} filters={filters} chosen={chosen} />
      ))}
      {hasFailed && <p role="status">{words.failed}</p>}
      <div className={styles.actions}>
        {filters.length > 0 && (
          <TextLink href={unfiltered} standalone {...(isInView && { onClick: clear })}>
            {words.clear}
          </TextLink>
        )}
        <Button type="submit" variant="primary">
          <span aria-live="polite">{counts ? submitText(counts.total) : words.apply}</span>
        </Button>
      </div>
    </Form>
  )
}

const namesOf = ({ options }: FlagFacet) => options.map(({ name }) => name)
/** Returns whether a value is among the choices. A disabled field would not be sent, so a chosen one stays enabled. */
const isChosen = (parameters: FilterParameters, name: string, value: string) =>
  parameters.some(([each, values]) => each === name && values.split(',').includes(value))
const submitText = (total: number) => (total > 0 ? words.show(total) : words.noneLeft)

/** Conditions that add up. One that would leave nothing can't be chosen, unless it's already chosen. */
function Flags({ facet, filters, chosen }: { facet: FlagFacet; filters: FilterParameters; chosen: FilterParameters }) {
  return (
    <fieldset className={styles.flags}>
      <legend className={styles.legend}>{facet.label}</legend>
      {facet.hint && <p className={styles.hint}>{facet.hint}</p>}
      <div className={styles.boxes}>
        {facet.options.map(({ name, value, label, communities }) => (
          <Checkbox
            key={`${name} ${value}`}
            name={name}
            value={value}
            defaultChecked={isChosen(filters, name, value)}
            disabled={communities === 0 && !isChosen(chosen, name, value)}
            label={
              <span className={styles.option}>
                {label}
                <span className={styles.count}>{communities.toLocaleString('en-US')}</span>
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
