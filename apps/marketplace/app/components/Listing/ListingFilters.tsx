import {
  type AmenityFlag,
  amenityLabel,
  careLabel,
  careTypeSlugs,
  communitySizes,
  formatMoney,
  listingSorts,
  startingRates,
} from '@pkg/domain'
import { Button, Checkbox, filterIcon, Icon, Select, TextLink } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { Listing } from '~/server/load-listing'
import { texts } from '~/texts'
import * as styles from './ListingFilters.css'

/** The amenities that people ask for most. The API can filter by all of them. */
const commonAmenities: AmenityFlag[] = [
  'allowsPets',
  'hasWifi',
  'hasPrivateBathroom',
  'has24HourNursing',
  'hasTransportation',
  'hasGarden',
]
const words = texts.listing

/** The filters and sort order of a listing. Its fields become the URL. [LIST-001, UI-004] */
export function ListingFilters({ listing, path }: { listing: Listing; path: string }) {
  const values = new Map(listing.filters)
  const filterCount = listing.filters.filter(([name]) => name !== 'sort' && name !== 'geometry').length
  const hasPoint = listing.place !== undefined || values.has('geo')
  const sorts = listingSorts.filter((sort) => sort !== 'score' && (sort !== 'distance' || hasPoint))
  return (
    <details className={styles.panel} open={filterCount > 0}>
      <summary className={styles.opener}>
        <Icon shape={filterIcon} />
        {words.filters}
        {filterCount > 0 && ` (${filterCount})`}
      </summary>
      <Form method="get" action={path} className={styles.fields} key={JSON.stringify(listing.filters) + path}>
        {values.has('geometry') && <input type="hidden" name="geometry" value={values.get('geometry')} />}
        <Select
          label={words.care}
          name="toc"
          placeholder={null}
          defaultValue={listing.care}
          options={[
            { value: 'senior-living', label: words.anyCare },
            ...careTypeSlugs.map((care) => ({ value: care, label: careLabel(care) })),
          ]}
        />
        <Select
          label={words.price}
          name="starting-rate"
          placeholder={words.anyPrice}
          defaultValue={values.get('starting-rate') ?? ''}
          options={startingRates.map((rate) => ({ value: rate, label: rateLabel(rate) }))}
        />
        <Select
          label={words.size}
          name="size"
          placeholder={words.anySize}
          defaultValue={values.get('size') ?? ''}
          options={communitySizes.map((size) => ({ value: size, label: words.sizes[size] }))}
        />
        <Select
          label={words.sort}
          name="sort"
          placeholder={null}
          defaultValue={values.get('sort') ?? (values.has('geo') ? 'distance' : 'recommended')}
          options={sorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        />
        <fieldset className={styles.amenities}>
          <legend>{words.more}</legend>
          <div className={styles.boxes}>
            {commonAmenities.map((flag) => (
              <Checkbox
                key={flag}
                name={`filter[${flag}]`}
                value="true"
                label={amenityLabel(flag)}
                defaultChecked={values.get(`filter[${flag}]`) === 'true'}
              />
            ))}
          </div>
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {words.apply}
          </Button>
          {listing.filters.length > 0 && (
            <TextLink href={path} standalone>
              {words.clear}
            </TextLink>
          )}
        </div>
      </Form>
    </details>
  )
}

function rateLabel(rate: string): string {
  const [limit, amount] = rate.split(':')
  return limit === 'le' ? words.upTo(formatMoney(Number(amount))) : words.from(formatMoney(Number(amount)))
}
