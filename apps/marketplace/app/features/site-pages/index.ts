export { AboutPage } from './AboutPage'
export { MoneyPage } from './MoneyPage'
export { ProviderPage } from './ProviderPage'
export { sitePageTexts } from './texts'
