export { loadLight } from './load-light.server'
export { loadMenuViews } from './load-menu-views.server'
export { loadMenu } from './load-menu.server'
export { servicesOf } from './all-lists.server'
