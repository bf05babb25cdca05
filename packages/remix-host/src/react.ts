export {
  canRetry,
  type ErrorPage,
  type ErrorPageKind,
  errorPageKinds,
  readErrorPage,
} from './api-access/error-page-kind'
export { NonceProvider, useNonce } from './page/nonce'
export { brandLogoPath, brandStylesPath } from './site/brand-styles'
export { RouterLink } from './page/RouterLink'
export { createSite } from './page/site'
export type { PublicPageHandle } from './page-cache/public-page'
export { useIsHydrated } from './page/use-is-hydrated'
export { useFormResult } from './forms/use-form-result'
export { useSentForm } from './forms/use-sent-form'
