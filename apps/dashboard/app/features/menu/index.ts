export { areas, areasFor } from './areas'
export type { MenuView } from './load-menu-views.server'
export { MenuLinks, type MenuLinksProps } from './MenuLinks'
