/** The path of the resource center. [ROUTE-012] */
export const resourceCenterPath = '/resource-center'
/** The path of the list of reviewers. [ROUTE-012] */
export const reviewersPath = `${resourceCenterPath}/reviewers`
/** The path of the list of guides to states. */
export const stateGuidesPath = `${resourceCenterPath}/states`

/** The path of an article. [RES-003] */
export const articlePath = (slug: string): string => `${resourceCenterPath}/${slug}`
/** The path of the articles on a topic. [RES-003] */
export const topicPath = (slug: string): string => `${resourceCenterPath}/topic/${slug}`
/** The path of the page about an author. [ROUTE-012] */
export const authorPath = (slug: string): string => `${resourceCenterPath}/author/${slug}`
/** The path of the page about a reviewer. [ROUTE-012] */
export const reviewerPath = (slug: string): string => `${resourceCenterPath}/reviewer/${slug}`
/** The path of the guide to senior care in a state. */
export const stateGuidePath = (slug: string): string => `${resourceCenterPath}/state/${slug}`

/** The path of a page of a list, with the words of a search if there are any. [RES-003] */
export function listPath(path: string, page: number, words = ''): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(page > 1 && { 'page-number': String(page) }) })
  return query.size > 0 ? `${path}?${query}` : path
}
