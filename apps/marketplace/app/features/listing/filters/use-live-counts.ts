import { isTypeOfCareSlug, type TypeOfCareSlug } from '@pkg/domain'
import { useEffect, useRef, useState } from 'react'
import type { FilterCounts } from './filter-facets'
import { type FilterParameters, parametersOfForm } from '~/site/links/filter-parameters'

/** A listing with the filters in its URL. */
export interface FilteredListing {
  care: TypeOfCareSlug
  filters: [name: string, value: string][]
  /** The place, as the API filters by it. */
  placeQuery: Record<string, string>
  /** Missing while the counts can't be loaded. */
  insights?: FilterCounts | undefined
}

/** Milliseconds without a choice after which counts are requested, so quick choices send one request. */
const pause = 150

/** Parameters that counts don't depend on. */
const neutral: readonly string[] = ['sort', 'geo']

/** The counts for some choices. */
interface LiveCounts {
  counts: FilterCounts | undefined
  /** The care type that the counts are about. */
  care: TypeOfCareSlug
  chosen: FilterParameters
}

/**
 * Returns the counts of a listing's filters with the choices that they are about, and a function that updates them for the choices in a form. The last counts
 * stay until then. [FIND-005, FIND-006]
 */
export function useLiveCounts({ care: listedCare, filters, insights, placeQuery }: FilteredListing) {
  const [live, setLive] = useState<LiveCounts & { of: FilterCounts | undefined }>()
  const [hasFailed, setHasFailed] = useState(false)
  const timer = useRef<number>()
  const last = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const update = (form: HTMLFormElement) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const chosen = parametersOfForm(form).filter(([name]) => !neutral.includes(name))
      last.current += 1
      const request = last.current
      import('~/site/api/api')
        .then(({ api }) => api.search.insights({ ...Object.fromEntries(chosen), ...placeQuery }))
        .then((counts) => {
          if (last.current !== request) return
          setHasFailed(false)
          const care = new Map(chosen).get('toc') ?? ''
          setLive({ of: insights, counts, care: isTypeOfCareSlug(care) ? care : listedCare, chosen })
        })
        .catch(() => {
          if (last.current === request) setHasFailed(true)
        })
    }, pause)
  }
  // After the choices were applied, the page's own counts are newer.
  const isLive = live !== undefined && live.of === insights
  const { counts, care, chosen }: LiveCounts = isLive ? live : { counts: insights, care: listedCare, chosen: filters }
  return { counts, care, chosen, hasFailed, update }
}
