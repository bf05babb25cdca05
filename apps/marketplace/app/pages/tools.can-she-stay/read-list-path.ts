import { anyCareSlug, categoryUrl, isTypeOfCareSlug } from '@pkg/domain'

/** Returns the path of the list that the family came from, without its filters, or that of all communities. [FIND-023] */
export function readListPath({ searchParams }: URL): string {
  const list = searchParams.get('list') ?? ''
  const [, care = ''] = /^\/([a-z-]+)(?:\/[a-z-]+){0,2}$/.exec(list) ?? []
  return isTypeOfCareSlug(care) ? list : categoryUrl({ care: anyCareSlug })
}
