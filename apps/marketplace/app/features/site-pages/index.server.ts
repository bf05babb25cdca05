export { loadAbout, loadMoney, loadProviderPage } from './load-site-pages.server'
