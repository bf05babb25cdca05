export { loadNotices } from './load-notices.server'
