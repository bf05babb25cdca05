/** The filters and sort order of a listing, as parameters of its URL. */
export type FilterParameters = readonly (readonly [name: string, value: string])[]

/** Parameters that hold several values, separated by commas. */
const listParameters: readonly string[] = ['size', 'only', 'pays', 'filter[care-services]', 'filter[id]']
/** Parameters that don't narrow a listing. */
const neutral: readonly string[] = ['sort', 'geo']

/** Returns whether a listing has a filter or an area, so it shows only a part of its place's communities. */
export const narrowsListing = (parameters: FilterParameters): boolean =>
  parameters.some(([name]) => !neutral.includes(name))

/** Returns each value of each filter alone, without the area of the map, which has its own notice. [FIND-006] */
export function appliedValues(parameters: FilterParameters): { name: string; value: string }[] {
  return parameters
    .filter(([name]) => !neutral.includes(name) && name !== 'geometry')
    .flatMap(([name, value]) =>
      (listParameters.includes(name) ? value.split(',') : [value]).map((each) => ({ name, value: each })),
    )
}

/** Returns the parameters without a filter, or without one value of its list. */
export function withoutValue(parameters: FilterParameters, name: string, value?: string): FilterParameters {
  return parameters.flatMap((parameter) => {
    if (parameter[0] !== name) return [parameter]
    if (value === undefined || !listParameters.includes(name)) return []
    const rest = parameter[1].split(',').filter((each) => each !== value)
    return rest.length > 0 ? [[name, rest.join(',')] as const] : []
  })
}

/** Conditions that add up: another value joins the first. */
const added: readonly string[] = ['only', 'pays']

/** Returns the parameters with a filter. A value joins those of a list of conditions, and replaces the value of any other filter. */
export function withValue(parameters: FilterParameters, name: string, value: string): FilterParameters {
  const current = parameters.find(([each]) => each === name)?.[1]
  const next = added.includes(name) && current ? `${current},${value}` : value
  return [...withoutValue(parameters, name), [name, next]]
}

/** Returns the parameters that aren't filters of a person, so clearing all filters keeps them. */
export const withoutFilters = (parameters: FilterParameters): FilterParameters =>
  parameters.filter(([name]) => neutral.includes(name))

/** Returns the URL of a listing with filters, on its first page. */
export function listingHref(path: string, parameters: FilterParameters): string {
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Returns the fields of a form as parameters, with the values of each list in one and without empty ones. */
export function parametersOfForm(form: HTMLFormElement): [string, string][] {
  const data = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  return [...new Set(data.map(([name]) => name))].map((name) => [
    name,
    data.flatMap(([each, value]) => (each === name ? [value] : [])).join(','),
  ])
}
