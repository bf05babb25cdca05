import { Button, TextLink } from '@pkg/ui'
import { Form, useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { choiceFacets, type FlagFacet, flagFacets } from './filter-facets'
import { listingHref, withoutFilters } from '~/site/links/filter-parameters'
import { ChoiceField, FlagFields } from './FilterFields'
import * as styles from './FilterForm.css'
import { filterTexts as words } from './texts'
import { type FilteredListing, useLiveCounts } from './use-live-counts'

export interface FilterFormProps {
  listing: FilteredListing
  path: string
  /** Whether the form is in a view with its own history entry, which the filtered list replaces. */
  isInView?: boolean
}

/**
 * All filters with the number of communities that each leaves. The fields become the URL. With scripts, the counts and the button follow each choice
 * before it's applied. [FIND-005, FIND-006, LIST-014, UI-004]
 */
export function FilterForm({ listing, path, isInView = false }: FilterFormProps) {
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
        {choices.map((facet) => (
          <ChoiceField
            key={facet.name}
            facet={facet}
            value={facet.name === 'toc' ? listing.care : (values.get(facet.name) ?? facet.anyValue)}
            chosen={chosen}
          />
        ))}
      </div>
      {flags.map((facet) => (
        <FlagFields key={facet.label} facet={facet} filters={filters} chosen={chosen} />
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
const submitText = (total: number) => (total > 0 ? words.show(total) : words.noneLeft)
